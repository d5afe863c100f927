import { LESSON_OVERRUN_MS } from '@portal/domain/lessons/lesson-transitions';
import type { LiveMaterial } from '@portal/domain/live/live-material';
import { type Claims, signQuery } from '../../../core/http/signed-query.ts';
import type { RoomLesson } from '../../lessons/module.ts';

/** What the host shows, as the room keeps it. */
export type ShownMaterial =
  | Extract<LiveMaterial, { kind: 'LINK' }>
  | (Pick<Extract<LiveMaterial, { kind: 'FILE' }>, 'kind' | 'fileId' | 'name' | 'view'> & {
      readonly maySave: boolean;
    });

export type MaterialUse = 'VIEW' | 'SAVE';

/** Whose eyes an address is for. */
export interface MaterialReader {
  readonly lessonId: string;
  readonly participantId: string;
  readonly fileId: string;
}

export const materialRoute = '/live/v1/rooms/:lessonId/material/:participantId/:fileId';
/** The route itself looks; below it the file is saved. */
export const materialSavePath = 'save';

export const materialClaims = ({ lessonId, participantId, fileId }: MaterialReader, use: MaterialUse): Claims => [
  'MATERIAL',
  lessonId,
  participantId,
  fileId,
  use,
];

/** Whether the room itself draws it. */
export const isViewable = (shown: ShownMaterial | null): boolean => shown?.kind === 'FILE' && shown.view !== null;

/** Whether this is shown in such a way. */
export const mayUse = (shown: ShownMaterial | null, fileId: string, use: MaterialUse): boolean =>
  shown?.kind === 'FILE' && shown.fileId === fileId && (use === 'VIEW' ? shown.view !== null : shown.maySave);

export type TellMaterial = (shown: ShownMaterial, lesson: RoomLesson, participantId: string) => LiveMaterial;

/**
 * What one person in the room is told. Her addresses end with the lesson, or before: the room gives a file only while it is
 * shown there and she is inside.
 */
export const tellMaterial =
  (key: () => Buffer): TellMaterial =>
  (shown, lesson, participantId) => {
    if (shown.kind === 'LINK') return shown;
    const { kind, fileId, name, view } = shown;
    const until = new Date(lesson.endAt.getTime() + LESSON_OVERRUN_MS);
    const pathFor = (use: MaterialUse): string | null => {
      if (!mayUse(shown, fileId, use)) return null;
      const reader = { lessonId: lesson.id, participantId, fileId };
      const path = `/live/v1/rooms/${lesson.id}/material/${participantId}/${fileId}`;
      const query = signQuery(key(), materialClaims(reader, use), until);
      return `${use === 'VIEW' ? path : `${path}/${materialSavePath}`}?${query}`;
    };
    return { kind, fileId, name, view, viewPath: pathFor('VIEW'), savePath: pathFor('SAVE') };
  };
