import { Languages } from 'lucide-react';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { LANGUAGE_NAMES } from '../messages.ts';

interface LanguageToggleProps {
  language: FamilyLanguage;
  onChange: (language: FamilyLanguage) => void;
}

/** Leads to the other language, under the name that its readers know. */
export function LanguageToggle({ language, onChange }: LanguageToggleProps) {
  const other = language === 'ko' ? 'vi' : 'ko';
  return (
    <Button variant="ghost" lang={other} startIcon={<Icon as={Languages} />} onClick={() => onChange(other)}>
      {LANGUAGE_NAMES[other]}
    </Button>
  );
}
