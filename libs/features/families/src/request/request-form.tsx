import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useRequestEnrollmentMutation } from '@portal/api/classes/enrollments.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { addressOf, type InvitedClass } from '@portal/domain/classes/enrollment-request';
import { DraftLine } from '@portal/family-pages/draft-line';
import { EnrollmentDraft, enrollmentSchema } from '@portal/family-pages/enrollment-values';
import { GuardianFields } from '@portal/family-pages/guardian-fields';
import { RefusalBanner } from '@portal/family-pages/refusal-banner';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { StudentFields } from '@portal/family-pages/student-fields';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { useContractForm } from '@portal/portal-core/use-contract-form';
import { useFormDraft } from '@portal/portal-core/use-form-draft';
import { Button } from '@portal/ui/button';
import { StickyActions } from '@portal/ui/sticky-actions';
import { WORDS } from '../messages.ts';
import { firstValues, type SentRequest } from './request-values.ts';

interface RequestFormProps {
  link: string;
  shown: Pick<InvitedClass, 'seatsFree' | 'asksTeacher' | 'invitee'>;
  language: FamilyLanguage;
  /** Of the device. */
  zone: string;
  onSent: (sent: SentRequest) => void;
}

/** Two questions, and the request for a seat; what is written stays on this device until it is sent. */
export function RequestForm({ link, shown, language, zone, onSent }: RequestFormProps) {
  const words = WORDS[language];
  const { invitee } = shown;
  const [request] = useRequestEnrollmentMutation();
  const sent = useRef<SentRequest>(null);
  const schema = useMemo(() => enrollmentSchema(language), [language]);
  const { form, submit, problem, isSending } = useContractForm({
    schema,
    defaultValues: firstValues(invitee),
    async send(content, clientId) {
      const answer = await request({ body: { link, clientId, timeZone: zone, ...content } }).unwrap();
      sent.current = { email: content.email, clientId, ...answer };
    },
    onSent() {
      draft.clear();
      if (sent.current) onSent(sent.current);
    },
  });
  // Not by the class's link: a teacher who gives a new one does not take away what was written. An invitation has its own words.
  const draft = useFormDraft(form, {
    key: invitee ? `enrollment:${invitee.email}:${invitee.studentName}` : 'enrollment:new',
    version: 1,
    schema: EnrollmentDraft,
    omit: ['consent'],
    forVisitor: true,
  });
  const promises = useSendsMail() ? words.next : { ...words.next, ...words.withoutMail };
  const email = useWatch({ control: form.control, name: 'email' });
  const next = whatComes(shown, email);

  return (
    <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <DraftLine draft={draft} language={language} />
      {invitee && <chakra.p color="fg.muted">{words.invited.filled}</chakra.p>}
      <StudentFields form={form} language={language} />
      <GuardianFields form={form} language={language} />
      <RefusalBanner
        title={words.refused}
        problem={problem}
        said={(refused) => refusalWords(refused, language, words.refusals)}
      />
      <StickyActions
        note={
          <chakra.span aria-live="polite" textStyle="body.sm" color="fg.muted">
            {promises[next]}
          </chakra.span>
        }
      >
        <Button type="submit" size="lg" loading={isSending} loadingText={words.sending}>
          {words.submit}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}

/** What comes of a request from an address: whose seat is kept is in at once, but by the address she was invited at alone. */
function whatComes({ seatsFree, asksTeacher, invitee }: RequestFormProps['shown'], email: string) {
  if (invitee?.heldUntil) {
    const isMeant = addressOf(email) === addressOf(invitee.email);
    return isMeant || !asksTeacher ? 'direct' : 'otherAddress';
  }
  return seatsFree === 0 ? 'waiting' : asksTeacher ? 'asks' : 'direct';
}
