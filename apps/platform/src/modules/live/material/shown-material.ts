import { LESSON_OVERRUN_MS } from '@portal/domain/lessons/lesson-transitions';
import type { LiveMaterial, MaterialView } from '@portal/domain/live/live-material';
import { type Claims, signQuery } from '../../../core/http/signed-query.ts';
import type { RoomLesson } from '../../lessons/module.ts';
import type { Entrant } from '../live-tickets.ts';

type ToldFile = Extract<LiveMaterial, { kind: 'FILE' }>;

/** What the host shows, as the room keeps it. */
export type ShownMaterial =
  | Extract<LiveMaterial, { kind: 'LINK' }>
  | (Pick<ToldFile, 'kind' | 'fileId' | 'name' | 'view' | 'pages'> & {
      readonly lectureId: string;
      /** As it was when it was shown; otherwise guests have its pages alone. */
      readonly maySave: boolean;
    });

/** What somebody in a room has before her. */
export interface SeenMaterial {
  readonly material: ShownMaterial | null;
  readonly entrant: Entrant;
  readonly lesson: RoomLesson;
}

/** The file itself to be drawn, pages of it, or the file to be kept. */
export type MaterialUse = 'VIEW' | 'PAGES' | 'SAVE';

/** Whose eyes an address is for. */
export interface MaterialReader {
  readonly lessonId: string;
  readonly participantId: string;
  readonly fileId: string;
}

export const materialRoute = '/live/v1/rooms/:lessonId/material/:participantId/:fileId';
/** Below the route, which itself looks. */
const BELOW: Readonly<Record<MaterialUse, string>> = { VIEW: '', PAGES: '/pages/{page}/{width}', SAVE: '/save' };

export const materialClaims = ({ lessonId, participantId, fileId }: MaterialReader, use: MaterialUse): Claims => [
  'MATERIAL',
  lessonId,
  participantId,
  fileId,
  use,
];

/** Whether the room itself draws it. */
export const isViewable = (shown: ShownMaterial | null): boolean => shown?.kind === 'FILE' && shown.view !== null;

/** How it stands before somebody: its host has what is hers, whoever else may not keep it sees pages. */
function viewFor(
  { view, maySave }: Pick<Extract<ShownMaterial, { kind: 'FILE' }>, 'view' | 'maySave'>,
  role: Entrant['role'],
): MaterialView | null {
  return view === null || maySave || role === 'HOST' ? view : 'PAGES';
}

/** Whether this is shown to her in such a way. */
export function mayUse(shown: ShownMaterial | null, fileId: string, use: MaterialUse, role: Entrant['role']): boolean {
  if (shown?.kind !== 'FILE' || shown.fileId !== fileId) return false;
  if (use === 'SAVE') return shown.maySave;
  const view = viewFor(shown, role);
  return use === 'PAGES' ? view === 'PAGES' : view !== null && view !== 'PAGES';
}

export type TellMaterial = (
  shown: ShownMaterial,
  lesson: RoomLesson,
  reader: Pick<Entrant, 'participantId' | 'role'>,
) => LiveMaterial;

/**
 * What one person in the room is told. Her addresses end with the lesson, or before: the room gives a file only while it is
 * shown there and she is inside.
 */
export const tellMaterial =
  (key: () => Buffer): TellMaterial =>
  (shown, lesson, { participantId, role }) => {
    if (shown.kind === 'LINK') return shown;
    const { kind, fileId, name } = shown;
    const until = new Date(lesson.endAt.getTime() + LESSON_OVERRUN_MS);
    const pathFor = (use: MaterialUse): string | null => {
      if (!mayUse(shown, fileId, use, role)) return null;
      const reader = { lessonId: lesson.id, participantId, fileId };
      const path = `/live/v1/rooms/${lesson.id}/material/${participantId}/${fileId}${BELOW[use]}`;
      return `${path}?${signQuery(key(), materialClaims(reader, use), until)}`;
    };
    const view = viewFor(shown, role);
    return {
      kind,
      fileId,
      name,
      view,
      viewPath: pathFor(view === 'PAGES' ? 'PAGES' : 'VIEW'),
      savePath: pathFor('SAVE'),
      pages: view === 'PAGES' ? shown.pages : [],
    };
  };
