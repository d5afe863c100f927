import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useApplyPackMutation } from '@portal/api/library/packs.api';
import type { PackSummary } from '@portal/domain/library/pack';
import { useToast } from '@portal/portal-core/show-toast';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { RadioCards } from '@portal/ui/radio-cards';
import { StickyActions } from '@portal/ui/sticky-actions';
import { comesOf, contentOf, giving as words } from './pack-messages.ts';

const schema = v.object({ packId: v.pipe(v.string(), v.minLength(1, words.missing)) });

export interface GivePackFormProps {
  lessonId: string;
  /** Held in a room of ours. */
  isInRoom: boolean;
  /** Names of packs that the lesson has already. */
  given: readonly string[];
  packs: readonly PackSummary[];
  /** Said where there are more than are shown. */
  more?: string | undefined;
  onClose: () => void;
}

/** Her packs with what is in each; before one is given, what will come of it. */
export function GivePackForm({ lessonId, isInRoom, given, packs, more, onClose }: GivePackFormProps) {
  const [apply] = useApplyPackMutation();
  const toast = useToast();
  const { form, submit, isSending, problem } = useContractForm({
    schema,
    defaultValues: { packId: '' },
    async send({ packId }, clientId) {
      const { packName } = await apply({ id: packId, body: { clientId, lessonId } }).unwrap();
      toast({ type: 'success', title: words.given(packName) });
    },
    onSent: onClose,
  });
  const packId = useWatch({ control: form.control, name: 'packId' });
  const chosen = packs.find(({ id }) => id === packId);
  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Controller
        control={form.control}
        name="packId"
        render={({ field, fieldState: { error } }) => (
          <RadioCards
            {...field}
            label={words.choose}
            helper={more}
            error={error?.message}
            options={packs.map((pack) => ({
              value: pack.id,
              label: (
                <chakra.span dir="auto" fontWeight="semibold" overflowWrap="anywhere">
                  {pack.name}
                </chakra.span>
              ),
              description: [contentOf(pack) || words.empty, given.includes(pack.name) && words.already]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
      />
      <div role="status">{chosen && <Outcome lines={comesOf(chosen, isInRoom)} />}</div>
      <ProblemBanner title={words.refused} problem={problem} />
      <StickyActions>
        <Button type="submit" loading={isSending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}

function Outcome({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <chakra.div bg="bg.muted" borderRadius="l2" px="4" py="3">
      <chakra.p textStyle="label">{words.outcome}</chakra.p>
      <chakra.ul listStyleType="disc" ps="5" mt="1" textStyle="body.sm" color="fg.muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
