export { accountLimits, codeDigits, isGuessable, isNick } from './account-rules';
export { maskTarget, normalizePhone, readTarget, type Target } from './target';
