import { useEffect, useState } from 'react';
import { type ApiProblem, problemOf } from '@portal/api/api-problem';
import { useChangeFamilyLanguageMutation } from '@portal/api/families/family-door.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { firstLanguage } from '@portal/portal-core/first-language';
import { useFrameSpeaks } from '@portal/portal-core/frame-language';

/**
 * The language of the page: what was just chosen, else what the platform keeps, else that of a link that is over, else the device's. A choice shows at once and
 * is sent as soon as the door is there; where it cannot be kept, the page goes back and says so.
 */
export function useDoorLanguage(link: string, kept: FamilyLanguage | undefined, otherwise?: FamilyLanguage) {
  const [device] = useState(firstLanguage);
  const [chosen, setChosen] = useState<FamilyLanguage | null>(null);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [change] = useChangeFamilyLanguageMutation();

  useEffect(() => {
    if (kept === undefined || chosen === null || chosen === kept) return undefined;
    let isWanted = true;
    change({ link, body: { language: chosen } })
      .unwrap()
      .catch((error: unknown) => {
        if (!isWanted) return;
        setChosen(null);
        setProblem(problemOf(error));
      });
    return () => {
      isWanted = false;
    };
  }, [change, chosen, kept, link]);

  const language = chosen ?? kept ?? otherwise ?? device;
  useFrameSpeaks(language);
  return {
    language,
    problem,
    choose(other: FamilyLanguage) {
      setProblem(null);
      setChosen(other);
    },
  };
}
