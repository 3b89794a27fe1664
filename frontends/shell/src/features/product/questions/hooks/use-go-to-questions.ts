import { useHydrated } from '@haat/platform';
import { useEffect, useRef } from 'react';

export const QUESTIONS_ID = 'questions';

/** From a notification to the questions: on a page that the edge rendered the browser scrolls itself. */
export function useGoToQuestions(): void {
  const wasRendered = useRef(!useHydrated());
  useEffect(() => {
    if (wasRendered.current || location.hash !== `#${QUESTIONS_ID}`) return;
    document.getElementById(QUESTIONS_ID)?.scrollIntoView();
  }, []);
}
