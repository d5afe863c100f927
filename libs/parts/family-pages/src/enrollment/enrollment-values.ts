import * as v from 'valibot';
import { FAMILY_LANGUAGES, type FamilyLanguage } from '@portal/domain/classes/class';
import {
  ENROLLMENT_FIELDS,
  EnrollmentForm,
  isGrownUp,
  SELF_TOO_YOUNG,
} from '@portal/domain/classes/enrollment-request';
import { readNumber } from '@portal/ui/number-field';

/** What a family sends, but for what the device knows by itself. */
export type EnrollmentContent = Omit<EnrollmentForm, 'timeZone'>;

/** The form of it: the age as it is typed, and nothing chosen yet. */
export interface EnrollmentValues extends Omit<EnrollmentContent, 'age' | 'relation' | 'language' | 'consent'> {
  age: string;
  relation: EnrollmentContent['relation'] | '';
  /** '' as long as letters are to come in the language of the page. */
  language: FamilyLanguage | '';
  consent: boolean;
}

export const EMPTY_ENROLLMENT: EnrollmentValues = {
  studentName: '',
  age: '',
  goals: '',
  guardianName: '',
  relation: '',
  email: '',
  language: '',
  consent: false,
};

const { age, language: _language, ...WRITTEN } = ENROLLMENT_FIELDS;

/** Every rule of the contract; who chooses no language is written to in that of the page. */
export const enrollmentSchema = (page: FamilyLanguage) =>
  v.pipe(
    v.custom<EnrollmentValues>(() => true),
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
  ) as unknown as v.GenericSchema<EnrollmentValues, EnrollmentContent>;

/** Half-written values as they come back from a draft. */
export const EnrollmentDraft = v.looseObject({
  age: v.optional(v.string()),
  language: v.optional(v.picklist(['', ...FAMILY_LANGUAGES])),
});
