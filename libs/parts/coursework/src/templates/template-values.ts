import * as v from 'valibot';
import { FileRef } from '@portal/domain/assets/file';
import { uploadPolicyOf } from '@portal/domain/assets/upload-policy';
import type { AssignmentTemplate } from '@portal/domain/coursework/assignment-template';
import { handoutFields } from '@portal/domain/coursework/handout';
import { rubricValues, RubricValues, writtenRubric } from '../rubric/rubric-values.ts';

const { title, content, downloadAllowed } = handoutFields('ASSIGNMENT', '과제 제목을 입력해 주세요.');

const Values = v.object({
  title,
  content,
  downloadAllowed,
  files: v.pipe(v.array(FileRef), v.maxLength(uploadPolicyOf('ASSIGNMENT').maxFiles)),
  lateAllowed: v.boolean(),
  rubric: RubricValues,
});
type TemplateValues = v.InferOutput<typeof Values>;

/** What is written as the contract takes it. */
export const templateSchema = v.pipe(
  Values,
  v.transform(({ files, rubric, ...texts }) => ({
    ...texts,
    fileIds: files.map(({ id }) => id),
    rubric: writtenRubric(rubric),
  })),
);

export const templateValues = (template: AssignmentTemplate): TemplateValues => ({
  title: template.title,
  content: template.content,
  files: template.files,
  downloadAllowed: template.downloadAllowed,
  lateAllowed: template.lateAllowed,
  rubric: rubricValues(template.rubric),
});
