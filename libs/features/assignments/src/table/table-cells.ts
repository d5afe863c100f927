import type { KeyboardEvent } from 'react';

/** Names the field of a cell, so that the keys find it. */
export const cell = (row: number, column: 'score' | 'feedback') => ({ 'data-row': row, 'data-column': column });

type CellField = HTMLInputElement | HTMLTextAreaElement;

/** Enter and the arrows go from field to field as in a spreadsheet; within a text they move in the text first. */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const field = event.target as CellField;
  const { row, column } = field.dataset;
  if (row === undefined || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
  const isInText = column === 'feedback' && /\n/.test(field.value);
  const isAtStart = field.selectionStart === 0 && field.selectionEnd === 0;
  const isAtEnd = field.selectionStart === field.value.length;
  const down = (event.key === 'Enter' && !event.shiftKey) || (event.key === 'ArrowDown' && !isInText);
  const up = event.key === 'ArrowUp' && !isInText;
  const right = event.key === 'ArrowRight' && isAtEnd;
  const left = event.key === 'ArrowLeft' && isAtStart;
  if (!down && !up && !right && !left) return;
  const along = down || up ? `[data-column="${column}"]` : `[data-row="${row}"]`;
  const fields = [...event.currentTarget.querySelectorAll<CellField>(along)];
  const next = fields[fields.indexOf(field) + (down || right ? 1 : -1)];
  event.preventDefault();
  next?.focus();
  next?.select();
}

/** The first column of what was copied from a spreadsheet; null where it is no column. */
export function pastedColumn(text: string): string[] | null {
  const lines = text.replace(/(?:\r\n|\r|\n)$/, '').split(/\r\n|\r|\n/);
  return lines.length > 1 ? lines.map((line) => line.split('\t')[0]!.trim()) : null;
}
