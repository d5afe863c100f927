import { act, render as renderBare, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import * as v from 'valibot';
import type { ApiProblem } from '@portal/api/api-problem';
import { WEEKDAYS } from '@portal/domain/time/weekday';
import { DateField } from '@portal/ui/date-field';
import { Field, TextInput } from '@portal/ui/field';
import { FormSummary } from '@portal/ui/form-summary';
import { UiProvider } from '@portal/ui/provider';
import { TimeField } from '@portal/ui/time-field';
import { WeekdayPicker } from '@portal/ui/weekday-picker';
import { useContractForm } from './use-contract-form.ts';

const Body = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('제목을 적어 주세요.'), v.maxLength(10)),
  place: v.object({ room: v.pipe(v.string(), v.minLength(2)) }),
  date: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())])),
  days: v.pipe(v.array(v.picklist(WEEKDAYS)), v.minLength(1)),
});

const render = (element: ReactElement) => renderBare(element, { wrapper: UiProvider });
const textbox = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: '저장' }));

interface EditorProps {
  send: (values: v.InferOutput<typeof Body>, clientId: string) => Promise<unknown>;
  onSent?: () => void;
  withSummary?: boolean;
}

function Editor({ send, onSent, withSummary = false }: EditorProps) {
  const editor = useContractForm({
    schema: Body,
    defaultValues: { title: '', place: { room: '' }, date: '', days: [] },
    send,
    onSent,
    fieldOf: (path) => path.replace(/^event\./, ''),
  });
  const { form, problem, problems, summary, isSending } = editor;
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={editor.submit}>
      {withSummary && <FormSummary {...summary} problems={problems} labels={{ title: '제목', 'place.room': '장소' }} />}
      <Field label="제목" error={errors.title?.message}>
        <TextInput {...form.register('title')} />
      </Field>
      <Field label="장소" error={errors.place?.room?.message}>
        <TextInput {...form.register('place.room')} />
      </Field>
      <Controller
        control={form.control}
        name="date"
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            value={field.value ?? ''}
            label="날짜"
            today="2026-11-18"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field, fieldState }) => <WeekdayPicker {...field} label="요일" error={fieldState.error?.message} />}
      />
      {problem && <p role="alert">{problem.message}</p>}
      <button aria-busy={isSending}>저장</button>
    </form>
  );
}

function TimeEditor({ send }: { send: (values: { at: string }) => Promise<unknown> }) {
  const editor = useContractForm({ schema: v.object({ at: v.string() }), defaultValues: { at: '' }, send });
  return (
    <form noValidate onSubmit={editor.submit}>
      <Controller
        control={editor.form.control}
        name="at"
        render={({ field }) => <TimeField {...field} label="시각" />}
      />
      <button>저장</button>
    </form>
  );
}

function ListEditor() {
  const filled = v.pipe(v.string(), v.nonEmpty('이름을 적어 주세요.'));
  const { form, submit: onSubmit } = useContractForm({
    schema: v.object({ people: v.array(v.object({ name: filled })) }),
    defaultValues: { people: [] },
    send: jest.fn(),
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'people' });
  return (
    <form noValidate onSubmit={onSubmit}>
      {fields.map(({ id }, at) => (
        <Field key={id} label={`${at + 1}번째`} error={form.formState.errors.people?.[at]?.name?.message}>
          <TextInput {...form.register(`people.${at}.name`)} />
        </Field>
      ))}
      <button type="button" onClick={() => append({ name: '' }, { shouldFocus: false })}>
        추가
      </button>
      <button>저장</button>
    </form>
  );
}

async function fill() {
  await userEvent.type(textbox('제목'), '상담');
  await userEvent.type(textbox('장소'), '2층');
  await userEvent.click(screen.getByRole('button', { name: '월요일' }));
}

const refuses = (problem: Partial<ApiProblem>) =>
  jest.fn((_values: unknown, _clientId: string) =>
    Promise.reject<unknown>({ status: 400, message: '입력한 내용을 확인해 주세요', ...problem }),
  );

describe('useContractForm', () => {
  it('checks a field on leaving it, and again with every key', async () => {
    render(<Editor send={jest.fn()} />);
    await userEvent.click(textbox('제목'));
    expect(screen.queryByText('제목을 적어 주세요.')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('제목을 적어 주세요.')).toBeVisible();
    await userEvent.type(textbox('제목'), '상');
    await waitFor(() => expect(screen.queryByText('제목을 적어 주세요.')).toBeNull());
  });

  it('checks a line that comes to a list only when she was there, or sends, and tells of the others as before', async () => {
    render(<ListEditor />);
    const add = () => userEvent.click(screen.getByRole('button', { name: '추가' }));
    const told = () => screen.queryAllByText('이름을 적어 주세요.');
    await add();
    await userEvent.click(textbox('1번째'));
    expect(told()).toHaveLength(0);
    await userEvent.tab();
    await waitFor(() => expect(textbox('1번째')).toBeInvalid());
    await add();
    expect(await screen.findByRole('textbox', { name: '2번째' })).toBeValid();
    expect(told()).toHaveLength(1);
    await submit();
    await waitFor(() => expect(told()).toHaveLength(2));
    await add();
    expect(await screen.findByRole('textbox', { name: '3번째' })).toBeValid();
    expect(told()).toHaveLength(2);
  });

  it('says every rule in Korean, with the limit where there is one', async () => {
    render(<Editor send={jest.fn()} />);
    await userEvent.type(textbox('제목'), '가'.repeat(11));
    await userEvent.type(textbox('장소'), '가');
    await submit();
    expect(await screen.findByText('10자까지 쓸 수 있어요.')).toBeVisible();
    expect(screen.getByText('2자 이상 입력해 주세요.')).toBeVisible();
    expect(screen.getByText('하나 이상 골라 주세요.')).toBeVisible();
  });

  it('leads to the first wrong field, in the order of the form', async () => {
    const send = jest.fn();
    render(<Editor send={send} />);
    await userEvent.type(textbox('제목'), '상담');
    await submit();
    await waitFor(() => expect(textbox('장소')).toHaveFocus());
    await userEvent.keyboard('2층');
    await submit();
    await waitFor(() => expect(screen.getByRole('button', { name: '월요일' })).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('leads to the summary where there are several, and from it to each field', async () => {
    render(<Editor send={jest.fn()} withSummary />);
    await submit();
    await waitFor(() => expect(screen.getByRole('group', { name: '고칠 곳이 3개 있어요' })).toHaveFocus());
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '제목: 제목을 적어 주세요.',
      '장소: 꼭 입력해 주세요.',
      '하나 이상 골라 주세요.',
    ]);
    await userEvent.click(screen.getByRole('link', { name: '장소: 꼭 입력해 주세요.' }));
    await waitFor(() => expect(textbox('장소')).toHaveFocus());
  });

  it('says what the whole form must fulfil beside what each field must', async () => {
    const Span = v.pipe(
      v.object({ title: v.pipe(v.string(), v.nonEmpty()), start: v.string(), end: v.string() }),
      v.forward(
        v.partialCheck([['start'], ['end']], ({ start, end }) => end > start, '끝이 시작보다 늦어야 해요.'),
        ['end'],
      ),
    );
    const { result } = renderHook(() =>
      useContractForm({ schema: Span, defaultValues: { title: '', start: '10:00', end: '09:00' }, send: jest.fn() }),
    );
    await act(() => result.current.submit());
    expect(result.current.problems.map(({ message }) => message)).toEqual([
      '꼭 입력해 주세요.',
      '끝이 시작보다 늦어야 해요.',
    ]);
  });

  it('is not sent with half a date, and says so in its place', async () => {
    const send = jest.fn(() => Promise.resolve());
    render(<Editor send={send} />);
    await fill();
    await userEvent.type(textbox('날짜'), '3102{Enter}');
    expect(await screen.findByText('날짜를 일/월/연도로 다시 입력해 주세요.')).toBeVisible();
    expect(textbox('날짜')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
    await userEvent.clear(textbox('날짜'));
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('is sent with Enter and the time that was typed in half', async () => {
    const send = jest.fn(() => Promise.resolve());
    render(<TimeEditor send={send} />);
    await userEvent.type(textbox('시각'), '8{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '08:00' }, expect.any(String)));
    await userEvent.clear(textbox('시각'));
    await userEvent.type(textbox('시각'), '오후 3시');
    await submit();
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ at: '15:00' }, expect.any(String)));
    await userEvent.clear(textbox('시각'));
    await userEvent.type(textbox('시각'), '세시{Enter}');
    expect(await screen.findByText('시각을 09:30처럼 다시 입력해 주세요.')).toBeVisible();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('puts the server’s words to their fields and leads there', async () => {
    render(<Editor send={refuses({ fields: { 'event.place.room': '이미 쓰는 방이에요' } })} />);
    await fill();
    await submit();
    expect(await screen.findByText('이미 쓰는 방이에요')).toBeVisible();
    await waitFor(() => expect(textbox('장소')).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(textbox('장소'), '!');
    await waitFor(() => expect(screen.queryByText('이미 쓰는 방이에요')).toBeNull());
  });

  it('says the rest over the form, and forgets it with the next try', async () => {
    const send = refuses({ fields: { recurrence: '반복할 수 없어요' }, message: '저장하지 못했어요' });
    render(<Editor send={send} />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('저장하지 못했어요');
    send.mockImplementation(() => Promise.resolve());
    await submit();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows a general sentence for a foreign error', async () => {
    render(<Editor send={() => Promise.reject(new Error('boom'))} />);
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('문제가 생겼어요. 잠시 뒤 다시 해 주세요.');
  });

  it('sends once however often it is pressed', async () => {
    let answer = () => {};
    const send = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const onSent = jest.fn();
    render(<Editor send={send} onSent={onSent} />);
    await fill();
    await submit();
    await submit();
    await userEvent.type(textbox('제목'), '{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('button', { name: '저장' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    expect(onSent).toHaveBeenCalledTimes(1);
    await submit();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await act(async () => answer());
  });

  it('keeps its client id for a retry of the same content, and takes another after a change or success', async () => {
    const send = refuses({ status: 'TIMEOUT', message: '응답이 늦어지고 있어요.' });
    render(<Editor send={send} />);
    await fill();
    const idOfNext = async () => {
      const before = send.mock.calls.length;
      await submit();
      await waitFor(() => expect(send).toHaveBeenCalledTimes(before + 1));
      await waitFor(() => expect(screen.getByRole('button', { name: '저장' })).toHaveAttribute('aria-busy', 'false'));
      return send.mock.calls.at(-1)?.[1];
    };
    const first = await idOfNext();
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(await idOfNext()).toBe(first);
    await userEvent.type(textbox('제목'), '!');
    const second = await idOfNext();
    expect(second).not.toBe(first);
    send.mockImplementation(() => Promise.resolve());
    expect(await idOfNext()).toBe(second);
    expect(await idOfNext()).not.toBe(second);
  });

  it('sends what the rules made of the values', async () => {
    const send = jest.fn(() => Promise.resolve());
    render(<Editor send={send} />);
    await fill();
    await userEvent.type(textbox('제목'), '  ');
    await submit();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        { title: '상담', place: { room: '2층' }, date: '', days: ['MONDAY'] },
        expect.any(String),
      ),
    );
  });
});
