import * as v from 'valibot';
import { DocumentTags } from '@portal/domain/library/document';
import { tagsOfText } from './tag-text.ts';

/** Tags as they are written, as the contract takes them. */
export const tagsSchema = v.object({ tags: v.pipe(v.string(), v.transform(tagsOfText), DocumentTags) });
