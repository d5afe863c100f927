import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { sessionContract } from '@portal/domain/identity/session.contract';
import { fake } from '@portal/testing/contract-fakes';
import { aProfile } from '@portal/testing/identity/identity-builders';
import { platform } from '@portal/testing/platform-server';
import { createWorld, type World } from '@portal/testing-react/fake-world';
import { UndoLine } from '@portal/testing-react/undo-line';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Field, TextInput } from '@portal/ui/field';
import { dropDrafts, readDraft, saveDraft } from './form-drafts.ts';
import { useContractForm } from './use-contract-form.ts';
import { type FormDraftOptions, useFormDraft } from './use-form-draft.ts';

const EventForm = v.object({ title: v.string(), note: v.string() });
type EventFields = v.InferOutput<typeof EventForm>;

const KEY = 'event:new';
const OFFER = '전에 쓰던 내용 대신 지금 쓴 내용을 보관했어요';
const title = () => screen.getByRole('textbox', { name: '제목' });
const saved = (owner = 'user-math') => readDraft(owner, KEY)?.values ?? null;

function EventEditor(options: Partial<FormDraftOptions<EventFields>>) {
  const { form, submit } = useContractForm({
    schema: EventForm,
    defaultValues: { title: '', note: '' },
    send: () => Promise.resolve(),
    onSent() {
      draft.clear();
    },
  });
  const draft = useFormDraft(form, { key: KEY, ...options });
  return (
    <form noValidate onSubmit={submit}>
      {draft.restoredAt && <DraftNotice onDiscard={draft.discard} />}
      <Field label="제목">
        <TextInput {...form.register('title')} />
      </Field>
      <Field label="메모">
        <TextInput {...form.register('note')} />
      </Field>
      <button>보내기</button>
      <p>{form.formState.isSubmitSuccessful ? '보냈음' : '쓰는 중'}</p>
    </form>
  );
}

let world: World;
let arrive: () => void;

/** A page load on a slow line: her profile comes when it is told to. */
function load(options: Partial<FormDraftOptions<EventFields>> = {}) {
  const coming = new Promise<void>((done) => (arrive = done));
  platform.use(fake(sessionContract.getProfile, () => coming.then(() => aProfile())));
  world = createWorld();
  return render(
    world.wrap(
      <>
        <EventEditor {...options} />
        <UndoLine />
      </>,
    ),
  );
}

async function profileArrives() {
  arrive();
  await waitFor(() => expect(JSON.stringify(world.store.getState().api.queries)).toContain(aProfile().id));
}

afterEach(() => {
  world.end();
  for (const owner of ['user-math', 'visitor']) dropDrafts(owner);
});

describe('what a teacher types before her profile has arrived', () => {
  it('is kept the moment it arrives, so that a reload before the next key loses nothing', async () => {
    load();
    await userEvent.type(title(), '학부모 상담');
    expect(saved()).toBeNull();
    await profileArrives();
    await waitFor(() => expect(saved()).toEqual({ title: '학부모 상담', note: '' }));
    expect(title()).toHaveValue('학부모 상담');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('wins over what she had half written earlier, and she can have that back', async () => {
    saveDraft('user-math', KEY, { title: '지난주에 쓰던 글', note: '긴 메모' });
    load();
    await userEvent.type(title(), '학부모 상담');
    await profileArrives();
    await waitFor(() => expect(saved()).toEqual({ title: '학부모 상담', note: '' }));
    expect(title()).toHaveValue('학부모 상담');
    expect(await screen.findByText(OFFER)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    expect(title()).toHaveValue('지난주에 쓰던 글');
    expect(screen.getByRole('textbox', { name: '메모' })).toHaveValue('긴 메모');
    expect(screen.getByText('쓰던 내용을 불러왔어요')).toBeVisible();
    await waitFor(() => expect(saved()).toEqual({ title: '지난주에 쓰던 글', note: '긴 메모' }));
  });

  it('gives her the earlier text back even after she has left the form', async () => {
    saveDraft('user-math', KEY, { title: '지난주에 쓰던 글', note: '' });
    const { rerender } = load();
    await userEvent.type(title(), '상담');
    await profileArrives();
    await waitFor(() => expect(saved()).toMatchObject({ title: '상담' }));
    rerender(world.wrap(<UndoLine />));
    await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await waitFor(() => expect(saved()).toMatchObject({ title: '지난주에 쓰던 글' }));
  });

  it('leaves the earlier draft alone when she took it all back herself', async () => {
    saveDraft('user-math', KEY, { title: '지난주에 쓰던 글', note: '' });
    load();
    await userEvent.type(title(), '상');
    await userEvent.clear(title());
    await profileArrives();
    await waitFor(() => expect(title()).toHaveValue('지난주에 쓰던 글'));
    expect(saved()).toMatchObject({ title: '지난주에 쓰던 글' });
  });

  it('is no draft when it was sent before', async () => {
    load();
    await userEvent.type(title(), '학부모 상담');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    await screen.findByText('보냈음');
    await profileArrives();
    await waitFor(() => expect(saved()).toBeNull());
  });

  it('stays in a form that visitors may fill in as well, and is kept as hers', async () => {
    load({ forVisitor: true });
    await userEvent.type(title(), '학부모 상담');
    await profileArrives();
    await waitFor(() => expect(saved()).toMatchObject({ title: '학부모 상담' }));
    expect(title()).toHaveValue('학부모 상담');
    expect(saved('visitor')).toBeNull();
  });

  it('is kept as well when the form itself was not ready until then', async () => {
    const view = load({ isReady: false });
    await profileArrives();
    await userEvent.type(title(), '학부모 상담');
    await waitFor(() => expect(saved()).toBeNull());
    view.rerender(
      world.wrap(
        <>
          <EventEditor isReady />
          <UndoLine />
        </>,
      ),
    );
    expect(saved()).toMatchObject({ title: '학부모 상담' });
  });
});
