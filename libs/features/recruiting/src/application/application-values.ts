import * as v from 'valibot';
import type { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import type { TeachingMode } from '@portal/domain/lessons/lesson';
import {
  APPLICATION_FIELD_LABELS,
  APPLICATION_FIELDS,
  type ApplicationContent,
  type ApplicationField,
} from '@portal/domain/recruiting/application';
import { register } from '../messages.ts';

/** The form of an application: as its content, but files with their names, and nothing chosen yet. */
export interface ApplicationValues extends Omit<ApplicationContent, 'fileIds' | 'teachingMode'> {
  teachingMode: TeachingMode | '';
  files: FileRef[];
  agree: boolean;
}

export const EMPTY_APPLICATION: ApplicationValues = {
  fullName: '',
  phone: '',
  email: '',
  subjectIds: [],
  teachingMode: '',
  address: '',
  experience: '',
  note: '',
  referralCode: '',
  files: [],
  agree: false,
};

/** The name of a field on the form; files have another one. */
export const formNameOf = (path: string): string => (path === 'fileIds' ? 'files' : path);

export const FORM_LABELS: Readonly<Record<string, string>> = {
  ...APPLICATION_FIELD_LABELS,
  files: APPLICATION_FIELD_LABELS.fileIds,
};

const { fileIds: _fileIds, ...OWN } = APPLICATION_FIELDS;
const { maxFiles } = uploadPolicyOf('TEACHER_POPUP');
const FORM_FIELDS = {
  ...OWN,
  files: v.pipe(
    v.array(v.any()),
    v.minLength(1, '이력서나 증빙을 하나 이상 올려 주세요.'),
    v.maxLength(maxFiles, `파일은 ${maxFiles}개까지 올릴 수 있어요.`),
  ),
  agree: v.literal(true, register.agreeMissing),
};
type Schema = v.GenericSchema<ApplicationValues, ApplicationValues>;

/** Every rule of the contract, and the consent. */
export const applicationSchema = v.object(FORM_FIELDS) as unknown as Schema;

/** The rules of some fields; the others are not on the form. */
export function correctionSchema(names: readonly ApplicationField[]): Schema {
  const isAsked = (name: string) => names.some((one) => formNameOf(one) === name);
  const entries = Object.entries(FORM_FIELDS).map(([name, rule]) => [name, isAsked(name) ? rule : v.any()] as const);
  return v.object(Object.fromEntries(entries)) as unknown as Schema;
}

/** What of the form is sent. */
export function contentOf({ files, agree: _agree, ...values }: ApplicationValues): ApplicationContent {
  return { ...values, teachingMode: values.teachingMode || 'ONLINE', fileIds: files.map(({ id }) => id) };
}

/** Half-written values as they come back from a draft. */
export const ApplicationDraft = v.looseObject({
  subjectIds: v.optional(v.array(v.string())),
  files: v.optional(v.array(v.looseObject({ id: v.string(), name: v.string(), size: v.number(), url: v.string() }))),
});
