import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import * as v from 'valibot';
import { useCreatePackMutation } from '@portal/api/library/packs.api';
import { BoardPicture } from '@portal/board/board-picture';
import { type LessonPack, PACK_LIMITS, PackContent } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { ARRIVAL, useArrival } from '@portal/ui/use-arrival';
import { contentOf, keeping as words } from './pack-messages.ts';

const schema = v.object({ name: PackContent.entries.name });

interface KeepPackFormProps extends Pick<PackContent, 'pages' | 'polls'> {
  /** Of the lesson. */
  title: string;
  leftOut: number;
  onClose: () => void;
}

/** What goes into the new pack, and its name; then the way to it. */
export function KeepPackForm({ title, pages, leftOut, polls: all, onClose }: KeepPackFormProps) {
  const [create] = useCreatePackMutation();
  const [made, setMade] = useState<LessonPack | null>(null);
  const polls = all.slice(0, PACK_LIMITS.pollsMax);
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { name: [...title].slice(0, PACK_LIMITS.nameMax).join('') },
    async send({ name }, clientId) {
      setMade(await create({ body: { clientId, name, documentIds: [], homework: null, polls, pages } }).unwrap());
    },
  });
  if (made) return <Made pack={made} onClose={onClose} />;
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.p textStyle="title.sm" fontVariantNumeric="tabular-nums">
          {contentOf({ documents: 0, hasHomework: false, polls: polls.length, pages: pages.length })}
        </chakra.p>
        {leftOut > 0 && (
          <chakra.p textStyle="body.sm" color="fg.warning">
            {words.leftOut(leftOut)}
          </chakra.p>
        )}
      </div>
      {pages.length > 0 && (
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="2"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 8rem), 1fr))"
        >
          {pages.map((drawings, at) => (
            <chakra.li key={at} borderWidth="1px" borderRadius="l2" overflow="hidden">
              <BoardPicture drawings={drawings} label={words.page(at + 1)} loading={words.drawing} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      <Field label={words.name} error={form.formState.errors.name?.message} limit={PACK_LIMITS.nameMax} required>
        <TextInput {...form.register('name')} autoComplete="off" />
      </Field>
      <ProblemBanner title={words.failed} problem={problem} />
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}

function Made({ pack: { id, name }, onClose }: { pack: LessonPack; onClose: () => void }) {
  const place = useArrival<HTMLDivElement>(true);
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div ref={place} {...ARRIVAL} role="status">
        <Banner tone="success" title={words.made(name)}>
          <p>{words.madeBody}</p>
        </Banner>
      </chakra.div>
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button asChild>
          <RouterLink href={paths.lessonPack(id)}>{words.edit}</RouterLink>
        </Button>
      </StickyActions>
    </chakra.div>
  );
}
