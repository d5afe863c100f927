import * as v from 'valibot';
import { FAMILY_LANGUAGES, type FamilyLanguage } from '@portal/domain/classes/class';
import {
  ENROLLMENT_FIELDS,
  type EnrollmentAnswer,
  EnrollmentForm,
  type Invitee,
  isGrownUp,
  SELF_TOO_YOUNG,
} from '@portal/domain/classes/enrollment-request';
import { readNumber } from '@portal/ui/number-field';

/** What a family sends, but for what the device knows by itself. */
export type RequestContent = Omit<EnrollmentForm, 'timeZone'>;

/** The form of a request: the age as it is typed, and nothing chosen yet. */
export interface RequestValues extends Omit<RequestContent, 'age' | 'relation' | 'language' | 'consent'> {
  age: string;
  relation: RequestContent['relation'] | '';
  /** '' as long as letters are to come in the language of the page. */
  language: FamilyLanguage | '';
  consent: boolean;
}

/** A request that was sent, with what came of it. */
export interface SentRequest extends EnrollmentAnswer {
  readonly email: string;
}

export const EMPTY_REQUEST: RequestValues = {
  studentName: '',
  age: '',
  goals: '',
  guardianName: '',
  relation: '',
  email: '',
  language: '',
  consent: false,
};

/** What stands in the form at first: all that the letter of an invitation knows of who comes by it. */
export const firstValues = (invitee: Invitee | null): RequestValues =>
  invitee === null
    ? EMPTY_REQUEST
    : {
        ...EMPTY_REQUEST,
        studentName: invitee.studentName,
        age: invitee.age === null ? '' : String(invitee.age),
        guardianName: invitee.guardianName,
        relation: invitee.relation ?? '',
        email: invitee.email,
        language: invitee.language,
      };

const { age, language: _language, ...WRITTEN } = ENROLLMENT_FIELDS;

/** Every rule of the contract; who chooses no language is written to in that of the page. */
export const requestSchema = (page: FamilyLanguage) =>
  v.pipe(
    v.custom<RequestValues>(() => true),
    // Whoever takes the class herself writes her name once.
    v.transform((values) => (values.relation === 'SELF' ? { ...values, guardianName: values.studentName } : values)),
    v.object({
      ...WRITTEN,
      age: v.pipe(
        v.string(),
        v.transform((text) => readNumber(text) ?? Number.NaN),
        age,
      ),
      language: v.pipe(
        v.picklist(['', ...FAMILY_LANGUAGES]),
        v.transform((chosen) => chosen || page),
      ),
      consent: EnrollmentForm.entries.consent,
    }),
    v.forward(
      v.check((form) => isGrownUp(form), SELF_TOO_YOUNG),
      ['relation'],
    ),
  ) as unknown as v.GenericSchema<RequestValues, RequestContent>;

/** Half-written values as they come back from a draft. */
export const RequestDraft = v.looseObject({
  age: v.optional(v.string()),
  language: v.optional(v.picklist(['', ...FAMILY_LANGUAGES])),
});
