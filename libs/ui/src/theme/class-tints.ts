import type { Tint } from './palette.ts';

/** Colours that tell the classes of a teacher apart in a calendar, always beside their names; after the last the first again. */
export const CLASS_TINTS = ['celadon', 'indigo', 'pine', 'plum', 'wisteria', 'gray'] as const satisfies readonly Tint[];
export type ClassTint = (typeof CLASS_TINTS)[number];

/** The colour of a class by its place among those of its teacher, from 1. */
export const classTint = (classNo: number): ClassTint => CLASS_TINTS[(classNo - 1) % CLASS_TINTS.length]!;
