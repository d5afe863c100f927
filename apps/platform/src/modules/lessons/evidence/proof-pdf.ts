import { encode } from 'uqr';
import { type EvidenceLanes, evidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import { writtenProofCode } from '@portal/domain/evidence/evidence-proof';
import { EVIDENCE_LABELS, type LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import { called } from '@portal/domain/format/called';
import { formatDateTime, formatDayWithWeekday, formatTime } from '@portal/domain/format/date-time';
import { formatTimeRange } from '@portal/domain/format/range';
import { clockOf } from '@portal/domain/format/zone-city';
import { dayOf } from '@portal/domain/time/day';
import { A4, bytesOf, INK, MARGIN, type Pdf, pdfDocument } from '../../../core/pdf/pdf-document.ts';
import { type Say, sayOn } from '../../../core/pdf/pdf-text.ts';
import { drawLanes } from './proof-pdf-lanes.ts';

export interface PrintedEvidence {
  readonly lesson: {
    readonly className: string;
    readonly no: number;
    readonly title: string;
    readonly startAt: Date;
    readonly endAt: Date;
    readonly startedAt: Date | null;
    readonly endedAt: Date | null;
    readonly held: boolean | null;
  };
  readonly teacherName: string;
  /** Of the teacher; every time is told in it. */
  readonly zone: string;
  readonly evidence: LessonEvidence;
  readonly code: string;
  /** Where the code is checked; the second one is short enough to be typed. */
  readonly checkUrl: string;
  readonly checkPlace: string;
  readonly now: Date;
}

const WIDTH = A4.width - 2 * MARGIN;
const BOX = 84;
/** Comings, goings and weak lines stand in the lanes. */
const IN_LANES = new Set(['JOINED', 'LEFT', 'WAITED', 'TURNED', 'RECOVERED', 'LINE_WEAK']);
const LINE = 14;

/** The evidence of a lesson as a page to print: who was there and when, what was done, and how to check all of it (W1). */
export function proofPdf(given: PrintedEvidence): Promise<Buffer> {
  const { lesson, evidence, now } = given;
  const { pdf, root } = pdfDocument(`수업 증거 기록 · ${lesson.className} ${lesson.no}회차`, now);
  const lanes = evidenceLanes(evidence, lesson, now);
  const say = sayOn(pdf, root);

  head(given, say);
  figures(given, lanes, say);
  const below = drawLanes(pdf, lanes, say, { zone: given.zone, top: 196 });
  deeds(given, say, below + 22);
  proofBox(pdf, given, say);
  root.end();
  return bytesOf(pdf);
}

function head({ lesson, teacherName, zone, now }: PrintedEvidence, say: Say): void {
  say('선생님 포털', MARGIN, 30, { bold: true, size: 10 });
  say(`만든 때 ${formatDateTime(now, zone)}`, MARGIN, 30, { align: 'right', color: INK.muted });
  say('수업 증거 기록', MARGIN, 54, { bold: true, size: 20, structType: 'H1' });
  say(`${lesson.className} · ${lesson.no}회차 · ${lesson.title}`, MARGIN, 86, { bold: true, size: 11 });
  const day = formatDayWithWeekday(dayOf(lesson.startAt, zone));
  const time = formatTimeRange(formatTime(lesson.startAt, zone), formatTime(lesson.endAt, zone));
  say(`${day} ${time} (${clockOf(zone)}) · ${called(teacherName, '선생님')}`, MARGIN, 104, { color: INK.muted });
}

function figures({ evidence, lesson, zone }: PrintedEvidence, lanes: EvidenceLanes, say: Say): void {
  const agreed = `약속 ${lanes.agreedMinutes}분`;
  const noShow = evidence.events.find(({ kind }) => kind === 'NO_SHOW');
  const columns = [
    lesson.held === false ? ['수업', '진행 안 함', agreed] : ['수업한 시간', `${lanes.heldMinutes}분`, agreed],
    ['함께한 학생', `${lanes.studentCount}명 중 ${lanes.cameCount}명`, ''],
    noShow
      ? ['학생을 기다린 시간', `${noShow.data['waited']}분`, `${formatTime(String(noShow.data['since']), zone)}부터`]
      : ['학생이 함께한 시간', `${lanes.studentMinutes}분`, ''],
    ['기록', `${evidence.events.length}줄`, evidence.chainValid ? '끊긴 곳 없음' : '바뀐 줄이 있음'],
  ] as const;
  columns.forEach(([label, figure, note], at) => {
    const x = MARGIN + (at * WIDTH) / columns.length;
    const width = WIDTH / columns.length - 8;
    say(label, x, 130, { width, size: 8, color: INK.muted });
    say(figure, x, 142, { width, bold: true, size: at === 0 ? 18 : 13 });
    say(note, x, 166, { width, size: 8, color: INK.muted });
  });
}

/** What was done in the lesson, as far as the page has room; the rest is counted. */
function deeds({ evidence, zone }: PrintedEvidence, say: Say, top: number): void {
  const all = evidence.events.filter(({ kind }) => !IN_LANES.has(kind));
  const room = Math.max(1, Math.floor((A4.height - MARGIN - BOX - 16 - (top + 20)) / LINE));
  const shown = all.length > room ? all.slice(0, room - 1) : all;
  say('수업에서 한 일', MARGIN, top, { bold: true, size: 10, structType: 'H2' });
  shown.forEach((event, at) =>
    say(
      [formatTime(event.at, zone), EVIDENCE_LABELS[event.kind], event.actor].filter(Boolean).join('   '),
      MARGIN,
      top + 20 + at * LINE,
    ),
  );
  const left = all.length - shown.length;
  if (left)
    say(`그 밖에 ${left}줄은 JSON 파일에 있어요.`, MARGIN, top + 20 + shown.length * LINE, { color: INK.muted });
}

/** How anybody checks that nothing was changed. */
function proofBox(pdf: Pdf, { code, checkUrl, checkPlace, evidence }: PrintedEvidence, say: Say): void {
  const y = A4.height - MARGIN - BOX;
  pdf.roundedRect(MARGIN, y, WIDTH, BOX, 8).lineWidth(0.8).strokeColor(INK.muted).stroke();
  drawQr(pdf, checkUrl, MARGIN + 12, y + 12, BOX - 24);
  const x = MARGIN + BOX + 6;
  say('확인 코드', x, y + 14, { size: 8, color: INK.muted });
  say(writtenProofCode(code), x, y + 26, { bold: true, size: 17 });
  say(`${checkPlace} 에서 이 코드를 넣고 파일을 고르면, 문서가 그대로인지 누구나 볼 수 있어요.`, x, y + 50, {
    size: 8,
  });
  const last = evidence.events.at(-1)?.hash.slice(0, 16) ?? '없음';
  say(`마지막 줄 지문 ${last.replaceAll(/.{4}(?=.)/g, '$& ')}`, x, y + 64, { size: 8, color: INK.muted });
}

function drawQr(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(text, { border: 0 });
  const cell = size / modules;
  data.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) pdf.rect(x + across * cell, y + down * cell, cell, cell);
    }),
  );
  pdf.fillColor(INK.text).fill();
}
