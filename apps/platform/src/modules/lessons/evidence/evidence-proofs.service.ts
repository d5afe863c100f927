import { createHash, randomBytes } from 'node:crypto';
import {
  type EvidenceProof,
  PROOF_CODE_ALPHABET,
  PROOF_CODE_LENGTH,
  type ProofFile,
  type ProofFormat,
} from '@portal/domain/evidence/evidence-proof';
import { paths, sitePath } from '@portal/domain/site/paths';
import { DomainError } from '../../../core/domain-error.ts';
import type { Teacher } from '../../../core/teacher.ts';
import type { LessonDeskDeps } from '../desk/lesson-desk-deps.ts';
import { lessonQueries } from '../lessons.queries.ts';
import { EMPTY_CHAIN, isWhole } from './evidence-chain.ts';
import { evidenceProofQueries } from './evidence-proofs.queries.ts';
import { evidenceQueries } from './evidence.queries.ts';
import { evidenceOf } from './lesson-evidence.service.ts';
import { proofJson } from './proof-json.ts';
import { type PrintedEvidence, proofPdf } from './proof-pdf.ts';

const MEDIA_TYPES: Record<ProofFormat, string> = { PDF: 'application/pdf', JSON: 'application/json' };

/** Five bits of chance for each letter. */
const newCode = (): string =>
  [...randomBytes(PROOF_CODE_LENGTH)].map((byte) => PROOF_CODE_ALPHABET[byte % PROOF_CODE_ALPHABET.length]).join('');

/** Hands out copies of a lesson's evidence, and tells by a copy's code what it has to look like (W1). */
export function evidenceProofService(deps: LessonDeskDeps) {
  const { clock, accounts, config } = deps;
  const { db } = deps.database;

  async function given(teacher: Teacher, lessonId: string): Promise<PrintedEvidence> {
    const lesson = await lessonQueries(db).byId(lessonId);
    if (lesson?.teacherId !== teacher.id) throw new DomainError('NOT_FOUND');
    const [evidence, account] = await Promise.all([evidenceOf(deps, lesson), accounts.getUser(db, teacher.id)]);
    const code = newCode();
    return {
      lesson,
      evidence,
      code,
      teacherName: account?.name ?? '',
      zone: teacher.timeZone,
      checkUrl: `${config.origin}${sitePath(paths.evidenceProof(code))}`,
      checkPlace: `${new URL(config.origin).host}${sitePath(paths.checkEvidence())}`,
      now: clock.now(),
    };
  }

  return {
    async make(teacher: Teacher, lessonId: string, format: ProofFormat): Promise<ProofFile> {
      const printed = await given(teacher, lessonId);
      const { code, evidence, lesson, now } = printed;
      const content = format === 'PDF' ? await proofPdf(printed) : proofJson(printed, lessonId);
      const last = evidence.events.at(-1);
      await evidenceProofQueries(db).insert({
        code,
        lessonId,
        format,
        lastSeq: last?.seq ?? EMPTY_CHAIN.lastSeq,
        lastHash: last?.hash ?? EMPTY_CHAIN.lastHash,
        sha256: createHash('sha256').update(content).digest('hex'),
        madeAt: now,
      });
      const name = `수업 증거 ${lesson.className} ${lesson.no}회차 ${code}.${format.toLowerCase()}`;
      return { code, name, mediaType: MEDIA_TYPES[format], content: content.toString('base64') };
    },

    async read(code: string): Promise<EvidenceProof> {
      const proof = await evidenceProofQueries(db).byCode(code);
      const lesson = proof && (await lessonQueries(db).byId(proof.lessonId));
      if (!lesson) throw new DomainError('NOT_FOUND');
      const { lastSeq, lastHash } = proof;
      const [{ rows }, account] = await Promise.all([
        evidenceQueries(db).chainOf(lesson.id),
        accounts.getUser(db, lesson.teacherId),
      ]);
      return {
        code,
        format: proof.format,
        sha256: proof.sha256,
        madeAt: proof.madeAt.toISOString(),
        teacherName: account?.name ?? '',
        className: lesson.className,
        no: lesson.no,
        startAt: lesson.startAt.toISOString(),
        endAt: lesson.endAt.toISOString(),
        lines: lastSeq,
        lastHash,
        isUnchanged: isWhole(rows.slice(0, lastSeq), { lastSeq, lastHash }),
        linesSince: Math.max(0, rows.length - lastSeq),
      };
    },
  };
}
