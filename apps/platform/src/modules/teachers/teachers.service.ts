import { publicRating } from '@portal/domain/reviews/public-rating';
import { RATINGS } from '@portal/domain/reviews/review';
import { maskedName } from '@portal/domain/teachers/masked-name';
import type {
  PublicCourse,
  PublicReview,
  PublicTeacher,
  RatingSummary,
  TeacherCard,
} from '@portal/domain/teachers/public-teacher';
import { FEATURED_MAX } from '@portal/domain/teachers/teachers.contract';
import { DomainError } from '../../core/domain-error.ts';
import { type CourseOnSale, coursesOnSale } from '../courses/module.ts';
import { publicProfile } from '../profile/module.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { type PublicTeacherRow, teacherQueries } from './teachers.queries.ts';
import { trialOf } from './trial-offer.ts';

/** Who has no guardian is a student, whose name stands nowhere. */
const NOBODY = '수강생';

type Rating = PublicTeacherRow['rating'];

function ratingOf(rating: Rating): PublicTeacher['rating'] {
  const of = (stars: (typeof RATINGS)[number]) => rating?.[`stars${stars}`] ?? 0;
  const distribution = RATINGS.toReversed().map((stars) => ({ rating: stars, count: of(stars) }));
  return { ...publicRating({ 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }), distribution };
}

/** Teachers as anybody may read them. */
export function teacherService({ database: { db }, catalog, files, reviews }: TeacherDeps) {
  const profileOf = ({ person, snapshot }: PublicTeacherRow) =>
    publicProfile(snapshot, { person, viewer: 'PARENT', names: catalog });

  function cardOf(row: PublicTeacherRow): TeacherCard {
    const { name, avatar, shortIntro, subjects } = profileOf(row);
    const { count, average }: RatingSummary = ratingOf(row.rating);
    return {
      id: row.person.id,
      name,
      avatar,
      shortIntro,
      subjects: subjects.map((subject) => subject.name),
      rating: { count, average },
    };
  }

  /** Whoever is not public looks like nobody. */
  async function found(id: string): Promise<PublicTeacherRow> {
    const row = await teacherQueries(db).one(id);
    if (!row) throw new DomainError('NOT_FOUND');
    return row;
  }

  async function courses(teacherId: string): Promise<PublicCourse[]> {
    const rows = await coursesOnSale(db, teacherId).all();
    const images = await files.refsOf(
      db,
      rows.flatMap(({ content }) => content.imageId ?? []),
    );
    return rows.map((row) => publicCourse(row, images.get(row.content.imageId ?? '')?.url ?? null));
  }

  return {
    /** Those with the best reviews, and where these are few the newest beside them. */
    async featured(): Promise<TeacherCard[]> {
      const queries = teacherQueries(db);
      const best = await queries.best(FEATURED_MAX);
      const left = FEATURED_MAX - best.length;
      return [...best, ...(left > 0 ? await queries.unrated(left) : [])].map(cardOf);
    },

    async page(id: string): Promise<PublicTeacher> {
      const row = await found(id);
      const [lessonsHeld, onSale] = await Promise.all([teacherQueries(db).lessonsHeld(id), courses(id)]);
      const { timeZone } = row.person;
      return { id, ...profileOf(row), timeZone, lessonsHeld, rating: ratingOf(row.rating), courses: onSale };
    },

    async reviews(id: string, page: { readonly page: number; readonly size: number }) {
      const { rating } = await found(id);
      const items = await reviews.published(id, page);
      return {
        total: rating?.count ?? 0,
        items: items.map(({ guardianName, ...review }): PublicReview => ({
          ...review,
          author: guardianName === null ? NOBODY : maskedName(guardianName),
        })),
      };
    },
  };
}

function publicCourse(course: CourseOnSale, image: string | null): PublicCourse {
  const { title, level, teachingMode, classDurationMinutes, ageMin, ageMax, packages } = course.content;
  return {
    id: course.id,
    title,
    image,
    level,
    teachingMode,
    // The approval has seen to it that nothing of this is missing.
    classDurationMinutes: classDurationMinutes ?? 0,
    ageMin: ageMin ?? 0,
    ageMax: ageMax ?? 0,
    packages: packages
      .filter(({ isTrial }) => !isTrial)
      .map(({ id, name, lessonCount, studentCount, fee }) => ({
        id,
        name,
        lessonCount: lessonCount ?? 0,
        studentCount: studentCount ?? 0,
        fee: fee ?? 0,
      }))
      .toSorted((one, other) => one.fee - other.fee),
    trialMinutes: trialOf(course)?.minutes ?? null,
  };
}

export type TeacherService = ReturnType<typeof teacherService>;
