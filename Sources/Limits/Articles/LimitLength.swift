import TextField

/// The category that binds a limit to the field while it is edited (seed 000).
///
/// A field with tag 100 takes 11 units, one with tag 101 takes 6, any other the limit it is given.
public struct LimitLength: LimitPolicy {
  private var maximum: Int
  private var bound: Int?

  /// The limit that is bound to the field; nil while it is not being edited.
  public var limit: Limit? { bound.flatMap { $0 > 0 ? Limit($0) : nil } }

  /// A limit of `maximum` UTF-16 units for fields without a tag of their own; 0 means none.
  public init(maximum: Int) {
    self.maximum = maximum
  }

  /// Sets another limit, at once if the field is being edited.
  public mutating func setLimit(_ limit: Limit) {
    maximum = limit.value
    if bound != nil { bound = maximum }
  }

  /// Binds the limit that the field's tag asks for.
  public mutating func didBeginEditing(_ field: inout TextFieldModel) {
    bound =
      switch field.tag {
      case 100: 11
      case 101: 6
      default: maximum
      }
  }

  /// Removes the limit.
  public mutating func didEndEditing(_ field: inout TextFieldModel) {
    bound = nil
  }

  /// Cuts at the limit, or where the composed sequence that crosses it starts.
  public mutating func editingChanged(
    _ field: inout TextFieldModel
  ) throws(SimulatedCrash) -> Reason {
    guard let limit = limit?.value else { return .noLimit }
    if let marked = field.markedTextRange { return .composing(marked: marked.count) }
    let length = field.text.count
    guard length > limit else { return .within(length: length, limit: limit) }
    let sequence = field.text.composedSequence(at: limit)
    guard sequence.count > 1 else {
      field.setText(field.text[0..<limit])
      return .cutAtLimit(length: length, limit: limit)
    }
    field.setText(field.text[0..<sequence.lowerBound])
    return .cutBeforeSequence(length: length, limit: limit, sequence: sequence)
  }
}
