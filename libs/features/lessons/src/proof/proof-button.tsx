import { Download, FileText, type LucideIcon } from 'lucide-react';
import { problemOf } from '@portal/api/api-problem';
import { useMakeEvidenceProofMutation } from '@portal/api/lessons/evidence-proofs.api';
import { type ProofFormat, writtenProofCode } from '@portal/domain/evidence/evidence-proof';
import { downloadFile } from '@portal/portal-core/download-file';
import { useToast } from '@portal/portal-core/show-toast';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { proof as words } from './proof-messages.ts';

const FORMATS = {
  PDF: { icon: FileText, label: words.pdf },
  JSON: { icon: Download, label: words.json },
} satisfies Record<ProofFormat, { icon: LucideIcon; label: string }>;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Takes the evidence of a lesson along: as a page to print, or as every line; each file has a code by which anybody checks it. */
export function ProofButton({ lessonId, format }: { lessonId: string; format: ProofFormat }) {
  const { icon, label } = FORMATS[format];
  const [make, { isLoading }] = useMakeEvidenceProofMutation();
  const toast = useToast();
  async function save(): Promise<void> {
    const { data, error } = await make({ id: lessonId, body: { format } });
    if (!data) return toast({ type: 'error', title: problemOf(error).message });
    downloadFile(data.name, data.mediaType, bytesOf(data.content));
    toast({ type: 'success', title: words.made(writtenProofCode(data.code)) });
  }
  return (
    <Button
      variant="outline"
      startIcon={<Icon as={icon} />}
      loading={isLoading}
      loadingText={words.making}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
