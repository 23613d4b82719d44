export { type AnswerWorld, type CheckedAnswers, checkAnswers, isAsked } from './check-answers';
export { checkForm } from './check-form';
export {
  type AgreementField,
  type ChoiceField,
  type CustomField,
  type CustomForm,
  type DateField,
  type EmailField,
  type FieldAnswer,
  type FieldCondition,
  type FieldKind,
  type FieldOption,
  type FileField,
  type FormAnswers,
  type FormIssue,
  fieldKinds,
  formLimits,
  type GroupField,
  type NumberField,
  type PhoneField,
  type RegionField,
  type SingleField,
  type TextField,
} from './custom-form';
export { answerName, readAnswers, type SentFields } from './read-answers';
export { type WordedAnswer, type WordingWorld, wordAnswers } from './word-answers';
