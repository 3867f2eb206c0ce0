export { answersInDays, FEWEST_COUNTED } from './answersInDays.ts';
export {
  accentColors,
  isColor,
  isReadableAccent,
  nearestReadableAccent,
  nearestShade,
  usualAccent,
} from './accent/accent.ts';
export { pageGrounds } from './accent/accent.ts';
export type { Grounds, Scheme } from './accent/accent.ts';
export { contrast } from './accent/contrast.ts';
export { mix } from './accent/mix.ts';
export { arabicAgreementWords } from './agreementWords/arabic.ts';
export { englishAgreementWords } from './agreementWords/english.ts';
export type { AgreementWords } from './agreementWords/english.ts';
export { germanAgreementWords } from './agreementWords/german.ts';
export { closingDay, defaultDecisionDate } from './decisionDates.ts';
export { changesBetween } from './changes.ts';
export type { Changes } from './changes.ts';
export { noCompany } from './company.ts';
export { excerpt } from './excerpt.ts';
export { fold } from './fold.ts';
export { proseHtml } from './html.ts';
export { linkRel, parseProse } from './parse.ts';
export type { Block, NumberedItem, Span } from './parse.ts';
export { localityIn } from './locality.ts';
export { suggestPlace } from './place.ts';
export {
  groupsOf,
  isLocatedIn,
  locatedInCounts,
  membersOf,
  originsFor,
  originsOf,
  withoutContained,
} from './hireFrom.ts';
export { countryName, formatHireFrom, placeName } from './placeNames.ts';
export type { PlaceWords } from './placeNames.ts';
export { maskPerson } from './maskPerson.ts';
export { keysOf, recordOf } from './records.ts';
export { featureNames, limitNames, settingNames } from './settings.ts';
export type { Masked } from './maskPerson.ts';
export { isolate } from './isolate.ts';
export { jsonResume, parseJsonResume } from './jsonResume.ts';
export type { ResumeFields } from './jsonResume.ts';
export { arabicJobWords } from './jobWords/arabic.ts';
export { englishJobWords } from './jobWords/english.ts';
export type { JobWords } from './jobWords/english.ts';
export { germanJobWords } from './jobWords/german.ts';
export { isAtAgreement, nextStep } from './nextStep.ts';
export type { StepFacts } from './nextStep.ts';
export { notificationIn, notificationLink } from './notificationLink.ts';
export { fillPlaceholders, missingPlaceholder, placeholdersIn, unknownPlaceholder } from './placeholders.ts';
export { formatMoney, formatPay } from './pay.ts';
export type { Amounts, PayWords } from './pay.ts';
export { isCompleteProfile, MIN_BIO, missingInProfile } from './profile.ts';
export type { ProfileContent, ProfileField } from './profile.ts';
export { rateBand, rateBandLimits } from './rateBand.ts';
export { answerField, answerQuestions, hasRepeatedQuestion, identifyQuestions } from './screening.ts';
export { parseSearch, searchOf } from './search.ts';
export type { SearchTerm } from './search.ts';
export { namesSkill } from './skills.ts';
export { stem } from './stem.ts';
export { arabicProblems } from './problems/arabic.ts';
export { englishProblems } from './problems/english.ts';
export { germanProblems } from './problems/german.ts';
export { fieldProblemsBody, problemBody, translatingProblems } from './problems/problem.ts';
export type { FieldProblem, FieldProblems, NamedProblem, ProblemName, Problems } from './problems/problem.ts';
export { waitingInOrder } from './waitingInOrder.ts';
