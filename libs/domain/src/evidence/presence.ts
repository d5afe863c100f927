import { millisecondsInMinute } from 'date-fns/constants';

/** What a piece of evidence must tell to say where people are; instants as the server or as the contract has them. */
export interface PresenceEvent {
  readonly kind: string;
  readonly actorId: string | null;
  readonly at: Date | string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A stretch during which somebody was in the room or stood at its door, in milliseconds; without an end she still does. */
export interface Stay {
  readonly actorId: string;
  readonly place: 'ROOM' | 'DOOR';
  readonly from: number;
  readonly to: number | null;
  /** Nobody saw her go: the end is when she was seen last before the line or the server broke. */
  readonly isCut: boolean;
}

interface Inside {
  readonly from: number;
  readonly connections: number;
}

/**
 * Where everybody of a lesson was, from its chain of evidence in order: comings and goings in the room (several lines of one
 * person at a time are one stay), waiting at the door, and stays that a server which died has left without an end. In the
 * order of their beginnings. Source: CLS-3; W1.
 */
export function staysOf(events: readonly PresenceEvent[]): Stay[] {
  const done: Stay[] = [];
  const room = new Map<string, Inside>();
  const door = new Map<string, number>();

  function endRoom(actorId: string, to: number | null, isCut = false): void {
    const inside = room.get(actorId);
    if (inside && room.delete(actorId)) done.push({ actorId, place: 'ROOM', from: inside.from, to, isCut });
  }
  function endDoor(actorId: string, to: number | null, isCut = false): void {
    const from = door.get(actorId);
    if (from !== undefined && door.delete(actorId)) done.push({ actorId, place: 'DOOR', from, to, isCut });
  }

  for (const { kind, actorId, at, data } of events) {
    if (actorId === null) continue;
    const now = new Date(at).getTime();
    const inside = room.get(actorId);
    if (kind === 'JOINED') {
      endDoor(actorId, now);
      room.set(actorId, { from: inside?.from ?? now, connections: (inside?.connections ?? 0) + 1 });
    } else if (kind === 'LEFT' && inside) {
      if (inside.connections > 1) room.set(actorId, { ...inside, connections: inside.connections - 1 });
      else endRoom(actorId, now);
    } else if (kind === 'WAITED' && !door.has(actorId)) door.set(actorId, now);
    else if (kind === 'TURNED') endDoor(actorId, now);
    else if (kind === 'RECOVERED') {
      const seen = Math.min(now, Date.parse(String(data['lastSeen'])));
      endRoom(actorId, Math.max(seen, inside?.from ?? seen), true);
      endDoor(actorId, Math.max(seen, door.get(actorId) ?? seen), true);
    } else if (kind === 'NO_SHOW') {
      // It closes the room and seals the chain: nobody is there any more, and nothing more is written.
      for (const one of [...room.keys()]) endRoom(one, now);
      for (const one of [...door.keys()]) endDoor(one, now);
    }
  }
  for (const actorId of [...room.keys()]) endRoom(actorId, null);
  for (const actorId of [...door.keys()]) endDoor(actorId, null);
  return done.sort((one, other) => one.from - other.from);
}

/** Milliseconds: `from` is before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The stays as spans that touch a stretch of time, cut to it, each moment once and in order; what lasts ends with the stretch. */
export function spansOf(stays: readonly Pick<Stay, 'from' | 'to'>[], within: Span): Span[] {
  const cut = stays
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to ?? within.to, within.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  const spans: Span[] = [];
  for (const span of cut) {
    const last = spans.at(-1);
    if (last && span.from <= last.to) spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else spans.push(span);
  }
  return spans;
}

/** How long spans are together, in milliseconds; no moment may be in two of them. */
export const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0);

/** As people say it: who was there at all was there for a minute. */
export const wholeMinutes = (ms: number): number => (ms > 0 ? Math.max(1, Math.round(ms / millisecondsInMinute)) : 0);

/** What is left of spans without others; both as `spansOf` gives them. */
export function without(spans: readonly Span[], others: readonly Span[]): Span[] {
  return others.reduce<readonly Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ].filter((piece) => piece.from < piece.to),
      ),
    spans,
  ) as Span[];
}
