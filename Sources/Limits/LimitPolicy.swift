import TextField

/// A way to keep a text field within a limit, as an app would write it: the delegate's pre-check, the
/// handler of the editing-changed event, or both.
///
/// A policy is a value. What it remembers between calls is in its stored properties; the field is handed
/// in. Conform a type of your own to run scenarios against it.
public protocol LimitPolicy: Sendable {
  /// The limit that is in force, or nil where the policy has none.
  var limit: Limit? { get }

  /// What the policy counts in, also when it has no limit.
  var unit: CountingUnit { get }

  /// The units of the field's text as the policy counts them, marked text included.
  func count(in field: TextFieldModel) -> Count

  /// Editing begins: `textFieldDidBeginEditing`.
  mutating func didBeginEditing(_ field: inout TextFieldModel)

  /// Editing has ended: `textFieldDidEndEditing`.
  mutating func didEndEditing(_ field: inout TextFieldModel)

  /// The delegate's `shouldChangeCharactersIn:replacementString:`.
  /// - Throws: the exception that the app's own code would raise.
  mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer

  /// The handler of `UIControl.Event.editingChanged`; it may assign the field's text.
  /// - Returns: what it did and why.
  /// - Throws: the exception that the app's own code would raise.
  mutating func editingChanged(_ field: inout TextFieldModel) throws(SimulatedCrash) -> Reason

  /// The app has assigned `text`, of which UIKit tells nobody; a policy that remembers the text must know.
  mutating func didSetText(of field: TextFieldModel)

  /// The app sets another limit while the field is in use.
  mutating func setLimit(_ limit: Limit)
}

extension LimitPolicy {
  /// UTF-16 units, `NSString.length`.
  public var unit: CountingUnit { limit?.unit ?? .utf16 }

  /// The text's count in the policy's unit.
  public func count(in field: TextFieldModel) -> Count {
    field.count(in: unit)
  }

  /// How many units are left: negative when the text is too long, nil without a limit.
  public func remaining(in field: TextFieldModel) -> Int? {
    limit.map { $0.value - count(in: field).value }
  }

  /// Does nothing.
  public mutating func didBeginEditing(_ field: inout TextFieldModel) {}

  /// Does nothing.
  public mutating func didEndEditing(_ field: inout TextFieldModel) {}

  /// Does nothing.
  public mutating func didSetText(of field: TextFieldModel) {}

  /// The delegate does not implement the method, which UIKit takes as yes.
  public mutating func shouldChange(
    _ change: ProposedChange, in field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Answer {
    .accept(.absent)
  }

  /// Nothing is attached to the event.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    .absent
  }
}
