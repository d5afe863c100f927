import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useEnterAsGuestMutation, useGetGuestLessonMutation } from '@portal/api/live/live.api';
import { PageHeading } from '@portal/portal-core/page-heading';
import { ErrorState } from '@portal/ui/error-state';
import { Field, TextInput } from '@portal/ui/field';
import { Spinner } from '@portal/ui/spinner';
import { Lobby } from '../lobby/lobby.tsx';
import { door as words } from '../messages.ts';
import { titles } from '../title-messages.ts';
import { LiveRoom } from './live-room.tsx';
import { RoomGone } from './room-gone.tsx';

interface Stay {
  readonly start: { audio: boolean; video: boolean };
  readonly no: number;
}

/** /live/:link: a student or guardian on the way into a lesson, without an account. */
export function GuestRoomPage() {
  const { link = '' } = useParams();
  const [look, { data, error, isLoading }] = useGetGuestLessonMutation();
  const [enter] = useEnterAsGuestMutation();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState('');
  const [stay, setStay] = useState<Stay | null>(null);
  useEffect(() => void look({ body: { link } }), [look, link]);
  const problem = error && problemOf(error);

  // A student comes in under her own name; only a guardian is asked for hers.
  const isAsked = data?.name === null;

  async function comeIn() {
    const answer = await enter({ body: { link, ...(isAsked && { name: name.trim() }) } });
    if (answer.error) {
      const wrong = problemOf(answer.error).fields?.['name'];
      if (wrong) {
        setNameError(wrong);
        setStay(null);
      }
      throw answer.error;
    }
    return answer.data.pass;
  }

  if (stay)
    return (
      <>
        <PageHeading title={data?.lesson.title || titles.guest} />
        <LiveRoom
          key={stay.no}
          enter={comeIn}
          start={stay.start}
          onLeave={() => setStay(null)}
          onAgain={() => setStay({ ...stay, no: stay.no + 1 })}
        />
      </>
    );
  // A damaged address is no link either: its secret breaks the contract's pattern.
  if (
    problem &&
    (problem.code === 'LINK_REVOKED' || problem.status === 400 || problem.status === 404 || problem.status === 422)
  )
    return (
      <>
        <PageHeading title={titles.guest} />
        <RoomGone reason="LINK" />
      </>
    );
  if (problem)
    return (
      <>
        <PageHeading title={titles.guest} />
        <ErrorState title={words.failed} onRetry={() => void look({ body: { link } })} retrying={isLoading}>
          {problem.message}
        </ErrorState>
      </>
    );
  if (!data || data.lesson.isOver)
    return (
      <>
        <PageHeading title={data?.lesson.title || titles.guest} />
        {data ? <RoomGone reason="ENDED" /> : <Spinner label={words.loading} />}
      </>
    );
  return (
    <>
      <PageHeading title={data.lesson.title || titles.guest} />
      <Lobby
        lesson={data.lesson}
        onEnter={(start) => {
          const isMissing = isAsked && name.trim() === '';
          setNameError(isMissing ? words.nameMissing : '');
          if (!isMissing) setStay({ start, no: 1 });
        }}
      >
        {isAsked ? (
          <Field label={words.name} helper={words.nameHelp} error={nameError}>
            <TextInput
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
    </>
  );
}
