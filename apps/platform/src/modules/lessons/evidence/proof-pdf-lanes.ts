import { millisecondsInMinute } from 'date-fns/constants';
import type { EvidenceLane, EvidenceLanes } from '@portal/domain/evidence/evidence-lanes';
import { formatTime } from '@portal/domain/format/date-time';
import { LIVE_ROLE_LABELS } from '@portal/domain/live/live-room';
import { A4, INK, MARGIN, type Pdf } from '../../../core/pdf/pdf-document.ts';
import type { Say } from '../../../core/pdf/pdf-text.ts';

const STEP = 15 * millisecondsInMinute;
const NAME = 120;
const MINUTES = 44;
const LEFT = MARGIN + NAME;
const RIGHT = A4.width - MARGIN - MINUTES;
const ROW = 30;
const BAR = 10;
/** So many rows leave the page room for what was done, and for the code. */
const MOST_LANES = 12;

interface Place {
  readonly zone: string;
  /** Where the axis stands, in points from the top. */
  readonly top: number;
}

/** Draws when everybody was there, on one scale, and tells the sum; returns where it ends. */
export function drawLanes(pdf: Pdf, lanes: EvidenceLanes, say: Say, { zone, top }: Place): number {
  const { axis, lesson, until } = lanes;
  const scale = (at: number) => LEFT + ((at - axis.from) / (axis.to - axis.from)) * (RIGHT - LEFT);
  const shown = lanes.lanes.slice(0, MOST_LANES);
  const bottom = top + 16 + shown.length * ROW;
  pdf.rect(scale(lesson.from), top + 12, scale(lesson.to) - scale(lesson.from), bottom - top - 12).fill(INK.soft);
  for (let at = axis.from; at <= axis.to; at += STEP)
    say(formatTime(new Date(at), zone), scale(at) - 20, top, { width: 40, align: 'center', size: 7, color: INK.muted });
  shown.forEach((lane, row) => {
    const y = top + 16 + row * ROW;
    pdf
      .moveTo(MARGIN, y)
      .lineTo(A4.width - MARGIN, y)
      .lineWidth(0.4)
      .strokeColor(INK.line)
      .stroke();
    say(nameOf(lane), MARGIN, y + 5, { width: NAME - 8, bold: true });
    say(detailOf(lane), MARGIN, y + 17, { width: NAME - 8, size: 7, color: INK.muted });
    drawPieces(pdf, lane, { y: y + 8, scale, until });
    // Under its bar, as far as the words have room there.
    const x = Math.min(scale(lane.pieces[0]?.from ?? axis.from), RIGHT - 160);
    say(timesOf(lane, zone), x, y + 20, { width: RIGHT - x, size: 6.5, color: INK.muted });
    say(`${lane.minutes}분`, RIGHT + 4, y + 8, { width: MINUTES - 4, align: 'right', bold: true, size: 10 });
  });
  pdf
    .moveTo(MARGIN, bottom)
    .lineTo(A4.width - MARGIN, bottom)
    .lineWidth(0.8)
    .strokeColor(INK.text)
    .stroke();
  const left = lanes.lanes.length - shown.length;
  const legend = '채운 막대: 강의실에 있던 시간 · 빈 막대: 보호자 · 점선: 문 앞 · ×: 연결이 끊긴 채 끝남';
  say(left ? `${legend} · 그 밖에 ${left}명은 JSON 파일에 있어요` : legend, MARGIN, bottom + 6, {
    width: 360,
    size: 7,
    color: INK.muted,
  });
  const sum = `학생 ${lanes.studentCount}명 합계 ${lanes.studentMinutes}분`;
  say(sum, A4.width - MARGIN - 150, bottom + 5, { width: 150, align: 'right', bold: true });
  return bottom + 18;
}

const nameOf = ({ person }: EvidenceLane) => person.name;

function detailOf({ person, calledNames, isAbsent, weakAt }: EvidenceLane): string {
  return [
    person.studentName === null ? LIVE_ROLE_LABELS[person.role] : `${person.studentName} 학생의 보호자`,
    calledNames.length > 0 && `강의실 이름 ${calledNames.join(', ')}`,
    isAbsent && '오지 않음',
    weakAt.length > 0 && `연결 약함 ${weakAt.length}번`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The bars in words, for who cannot see or measure them. */
function timesOf({ pieces }: EvidenceLane, zone: string): string {
  const time = (at: number | null) => (at === null ? '' : formatTime(new Date(at), zone));
  return pieces
    .map(
      ({ place, from, to, isCut }) =>
        `${place === 'DOOR' ? '문 앞 ' : ''}${time(from)}–${time(to)}${isCut ? ' 끊김' : ''}`,
    )
    .join('  ');
}

interface Drawing {
  readonly y: number;
  readonly scale: (at: number) => number;
  readonly until: number;
}

function drawPieces(pdf: Pdf, { person, pieces }: EvidenceLane, { y, scale, until }: Drawing): void {
  for (const { place, from, to, isCut } of pieces) {
    const x = scale(from);
    const width = Math.max(1, scale(to ?? Math.max(from, until)) - x);
    pdf
      .lineWidth(0.8)
      .strokeColor(INK.strong)
      .fillColor(person.role === 'HOST' ? INK.text : INK.strong);
    if (place === 'DOOR')
      pdf
        .rect(x, y + 2, width, BAR - 4)
        .dash(2, { space: 2 })
        .stroke()
        .undash();
    else if (person.role === 'GUARDIAN') pdf.rect(x, y, width, BAR).stroke();
    else pdf.rect(x, y, width, BAR).fill();
    if (isCut) drawCross(pdf, x + width, y);
  }
}

function drawCross(pdf: Pdf, x: number, y: number): void {
  const arm = 3;
  const middle = y + BAR / 2;
  pdf.lineWidth(1.2).strokeColor(INK.text);
  pdf
    .moveTo(x - arm, middle - arm)
    .lineTo(x + arm, middle + arm)
    .moveTo(x + arm, middle - arm)
    .lineTo(x - arm, middle + arm)
    .stroke();
}
