import { type ReactNode, useEffect, useRef, useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useEnterAsGuestMutation, useGetGuestLessonMutation } from '@portal/api/live/live.api';
import { paths } from '@portal/domain/site/paths';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { PageHeading } from '@portal/portal-core/page-heading';
import { ErrorState } from '@portal/ui/error-state';
import { Field, TextInput } from '@portal/ui/field';
import { Spinner } from '@portal/ui/spinner';
import { Lobby } from '../lobby/lobby.tsx';
import { useDoorWords } from '../reading/room-words.ts';
import { titles, vietnameseTitles } from '../title-messages.ts';
import { LiveRoom } from './live-room.tsx';
import { RoomGone } from './room-gone.tsx';

interface Stay {
  readonly start: { audio: boolean; video: boolean };
  readonly no: number;
}

// A damaged address is no link either: its secret breaks the contract's pattern.
const isGone = ({ code, status }: ApiProblem) =>
  code === 'LINK_REVOKED' || status === 400 || status === 404 || status === 422;

/** The page of her family, where that is where she comes from. */
function familyPageOf(state: { family?: unknown } | null): string | undefined {
  const family = state?.family;
  return typeof family === 'string' && matchPath(paths.familyDoor.pattern, family) ? family : undefined;
}

/** A guest before, in and after the room that her link opens; `actions` stand beside the heading. */
export function GuestRoom({ actions }: { actions: ReactNode }) {
  const { link = '' } = useParams();
  const home = familyPageOf(useLocation().state);
  const { words, language } = useDoorWords();
  const [look, { data, error, isLoading }] = useGetGuestLessonMutation();
  const [enter] = useEnterAsGuestMutation();
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<'MISSING' | { readonly refused: string } | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const [stay, setStay] = useState<Stay | null>(null);
  useEffect(() => void look({ body: { link } }), [look, link]);
  const problem = error && problemOf(error);

  // A student comes in under her own name; only a guardian is asked for hers.
  const isAsked = data?.name === null;

  async function comeIn() {
    const answer = await enter({ body: { link, ...(isAsked && { name: name.trim() }) } });
    if (answer.error) {
      const refused = problemOf(answer.error).fields?.['name'];
      if (refused) {
        setNameProblem({ refused });
        setStay(null);
      }
      throw answer.error;
    }
    return answer.data.pass;
  }

  function content() {
    if (stay)
      return (
        <LiveRoom
          key={stay.no}
          home={home}
          enter={comeIn}
          start={stay.start}
          onLeave={() => setStay(null)}
          // Who may give another name asks with it.
          onAgain={() => setStay(isAsked ? null : { ...stay, no: stay.no + 1 })}
        />
      );
    if (problem && isGone(problem)) return <RoomGone reason="LINK" home={home} />;
    if (problem)
      return (
        <ErrorState title={words.failed} onRetry={() => void look({ body: { link } })} retrying={isLoading}>
          {refusalWords(problem, language, words.refusals)}
        </ErrorState>
      );
    if (!data) return <Spinner label={words.loading} />;
    if (data.lesson.isOver) return <RoomGone reason="ENDED" home={home} />;
    return (
      <Lobby
        lesson={data.lesson}
        onEnter={(start) => {
          const isMissing = isAsked && name.trim() === '';
          setNameProblem(isMissing ? 'MISSING' : null);
          if (isMissing) nameInput.current?.focus();
          else setStay({ start, no: 1 });
        }}
      >
        {isAsked ? (
          <Field
            label={words.name}
            helper={words.nameHelp}
            error={
              nameProblem === 'MISSING' ? words.nameMissing : nameProblem && (words.nameRefused ?? nameProblem.refused)
            }
          >
            <TextInput
              ref={nameInput}
              autoComplete="name"
              maxLength={60}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        ) : (
          <p>{words.as(data.name ?? '')}</p>
        )}
      </Lobby>
    );
  }

  // The name of a lesson is the teacher's, and stays in her language.
  const title = data?.lesson.title;
  return (
    <>
      {title ? (
        <PageHeading title={title} actions={actions} {...(language === 'vi' && { lang: 'ko' })} />
      ) : (
        <PageHeading
          title={(language === 'vi' ? vietnameseTitles : titles).guest}
          actions={actions}
          {...(language === 'vi' && { lang: 'vi' })}
        />
      )}
      <div lang={language}>{content()}</div>
    </>
  );
}
