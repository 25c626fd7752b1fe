/// The traits of a field and the settings of its phone that change what a limit gets to see.
///
/// All are off at first. iOS has smart punctuation, smart insertion and autocorrection on by default,
/// but what shape they have is hardly known, and no published case that they would disturb has them.
public struct FieldTraits: Hashable, Sendable {
  /// `UITextContentType`, as far as it decides how AutoFill arrives (§6).
  public enum ContentType: String, CaseIterable, Sendable {
    /// What the field preset stands for: a phone number, a one-time code, or nothing.
    case automatic
    /// None is set.
    case none
    /// `.telephoneNumber`.
    case telephoneNumber = "telephone-number"
    /// `.emailAddress`.
    case emailAddress = "email-address"
    /// `.oneTimeCode`.
    case oneTimeCode = "one-time-code"
    /// `.newPassword`.
    case newPassword = "new-password"
    /// `.username`.
    case username
    /// `.name`.
    case name
  }

  /// `textContentType`.
  public var contentType: ContentType = .automatic
  /// Whether known typing errors are corrected when the word ends (§5).
  public var autocorrection = false
  /// Whether the shortcuts of Text Replacement are expanded when the word ends (§5).
  public var textReplacement = false
  /// `smartQuotesType` (§5).
  public var smartQuotes = false
  /// `smartDashesType` (§5).
  public var smartDashes = false
  /// `smartInsertDeleteType` (§6).
  public var smartInsertDelete = false
  /// `isSecureTextEntry`: no composing keyboards, no help, and the first edit after the field gets focus
  /// takes the old text away.
  public var secureTextEntry = false
  /// `clearsOnBeginEditing`.
  public var clearsOnBeginEditing = false

  /// All off.
  public init() {}
}

extension TextFieldModel {
  /// What AutoFill takes the field for; never `automatic`.
  public var contentType: FieldTraits.ContentType {
    guard profile.traits.contentType == .automatic else { return profile.traits.contentType }
    return switch preset {
    case .phone: .telephoneNumber
    case .code: .oneTimeCode
    case .plain, .nickname, .amount: .none
    }
  }
}
