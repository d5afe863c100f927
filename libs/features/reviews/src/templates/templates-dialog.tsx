import { useState } from 'react';
import type { ReplyTemplate } from '@portal/domain/reviews/reply-template';
import { Dialog } from '@portal/ui/dialog';
import { templates as words } from '../messages.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';

interface Props {
  /** What stands in the answer now: a new one begins with it. */
  text: string;
  onClose: () => void;
}

/** The answers that she keeps: to make, change and delete them. */
export function TemplatesDialog({ text, onClose }: Props) {
  const [edited, setEdited] = useState<ReplyTemplate | 'new' | null>(null);
  return (
    <Dialog open title={words.title} description={words.body} onClose={onClose} closeOnClickAway={false}>
      {edited === null ? (
        <TemplateList onEdit={setEdited} onNew={() => setEdited('new')} />
      ) : (
        <TemplateForm template={edited === 'new' ? null : edited} text={text} onDone={() => setEdited(null)} />
      )}
    </Dialog>
  );
}
