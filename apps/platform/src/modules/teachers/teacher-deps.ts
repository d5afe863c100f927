import type { Db, Tx } from '../../core/database/database.ts';
import type { ModuleDeps } from '../../core/module.ts';
import type { Files } from '../assets/module.ts';
import type { Catalog } from '../catalog/module.ts';
import type { ChatModule } from '../chat/module.ts';
import type { ClassLessons } from '../classes/module.ts';
import type { FamilyCallers } from '../families/module.ts';
import type { CodesService, User } from '../identity/module.ts';
import type { LessonFamilies } from '../lessons/module.ts';
import type { ReviewsModule } from '../reviews/module.ts';

/** What the public pages of teachers, and the booking of their trials, work with. */
export interface TeacherDeps extends Pick<ModuleDeps, 'database' | 'clock' | 'config'> {
  readonly accounts: {
    getUser(on: Db | Tx, id: string): Promise<User | undefined>;
    readonly codes: CodesService;
  };
  readonly catalog: Catalog;
  readonly files: Files;
  readonly chat: Pick<ChatModule, 'keepClassRoom' | 'leaveClassRoom' | 'unreadIn'>;
  readonly reviews: Pick<ReviewsModule, 'published'>;
  /** Changes of a teacher's lessons. */
  readonly lessons: Pick<ClassLessons, 'change'>;
  /** What families do with theirs. */
  readonly families: Pick<LessonFamilies, 'cancelTrial'> & { readonly callers: Pick<FamilyCallers, 'speaking'> };
}
