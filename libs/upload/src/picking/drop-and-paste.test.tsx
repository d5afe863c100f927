import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useFileDrop } from './use-file-drop.ts';
import { useFilePaste } from './use-file-paste.ts';

function Field({ name, onFiles }: { name: string; onFiles: (files: File[]) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { isOver, dropProps } = useFileDrop(onFiles);
  useFilePaste(place, onFiles);
  return (
    <section ref={place} aria-label={name} aria-current={isOver} {...dropProps}>
      <input aria-label={`${name} 제목`} />
      <button type="button">{name} 고르기</button>
    </section>
  );
}

const file = new File(['내용'], '교안.pdf');
const picked = { one: jest.fn(), two: jest.fn() };
const namesOf = (mock: jest.Mock<void, [File[]]>) => mock.mock.calls.map(([files]) => files.map(({ name }) => name));

function show({ two = false } = {}) {
  return render(
    <>
      <Field name="첨부" onFiles={picked.one} />
      {two && <Field name="자료" onFiles={picked.two} />}
      <textarea aria-label="메모" />
    </>,
  );
}
/** Pastes there; whether the page took it in the place of the browser. */
const paste = (target: Element, files: File[] = [file]) => !fireEvent.paste(target, { clipboardData: { files } });

describe('what is pasted', () => {
  it.each(['첨부 제목', '첨부 고르기'])('while the focus is in the field (%s) belongs to it', (name) => {
    show({ two: true });
    const target = screen.queryByRole('textbox', { name }) ?? screen.getByRole('button', { name });
    expect(paste(target)).toBe(true);
    expect([namesOf(picked.one), namesOf(picked.two)]).toEqual([[['교안.pdf']], []]);
  });

  it('nowhere in particular belongs to the only field of the page, and to none of two', () => {
    const { unmount } = show();
    expect(paste(document.body)).toBe(true);
    expect(picked.one).toHaveBeenCalledTimes(1);
    unmount();
    show({ two: true });
    expect(paste(document.body)).toBe(false);
    expect(picked.one).toHaveBeenCalledTimes(1);
    expect(picked.two).not.toHaveBeenCalled();
  });

  it('where one writes belongs to what is written there', () => {
    show();
    expect(paste(screen.getByRole('textbox', { name: '메모' }))).toBe(false);
    expect(picked.one).not.toHaveBeenCalled();
  });

  it('as text stays text', () => {
    show();
    expect(paste(screen.getByRole('textbox', { name: '첨부 제목' }), [])).toBe(false);
    expect(picked.one).not.toHaveBeenCalled();
  });

  it('belongs to nobody once the field is gone', () => {
    show().unmount();
    expect(paste(document.body)).toBe(false);
    expect(picked.one).not.toHaveBeenCalled();
  });
});

describe('what is dropped', () => {
  const dataTransfer = { types: ['Files'], files: [file] };
  const field = () => screen.getByRole('region', { name: '첨부' });

  it('marks the field for as long as it is over it or anything in it', () => {
    show();
    const inner = screen.getByRole('button', { name: '첨부 고르기' });
    const marks = [field(), inner].map((target) => {
      fireEvent.dragEnter(target, { dataTransfer });
      return field().getAttribute('aria-current');
    });
    fireEvent.dragLeave(field(), { dataTransfer });
    marks.push(field().getAttribute('aria-current'));
    fireEvent.dragLeave(inner, { dataTransfer });
    marks.push(field().getAttribute('aria-current'));
    expect(marks).toEqual(['true', 'true', 'true', 'false']);
  });

  it('is taken, and the mark is gone', () => {
    show();
    fireEvent.dragEnter(field(), { dataTransfer });
    fireEvent.drop(field(), { dataTransfer });
    expect(namesOf(picked.one)).toEqual([['교안.pdf']]);
    expect(field()).toHaveAttribute('aria-current', 'false');
  });

  it('is no file when it is a word of the page', () => {
    show();
    const words = { types: ['text/plain'], files: [] };
    fireEvent.dragEnter(field(), { dataTransfer: words });
    expect(field()).toHaveAttribute('aria-current', 'false');
    fireEvent.drop(field(), { dataTransfer: words });
    expect(picked.one).not.toHaveBeenCalled();
  });

  it.each(['dragOver', 'drop'] as const)('beside the field does not replace the page (%s)', (name) => {
    show();
    const event = createEvent[name](screen.getByRole('textbox', { name: '메모' }), { dataTransfer });
    fireEvent(screen.getByRole('textbox', { name: '메모' }), event);
    expect(event.defaultPrevented).toBe(true);
    expect(picked.one).not.toHaveBeenCalled();
  });
});
