import { useHydrated } from '@haat/platform';
import { useEffect, useRef } from 'react';

export const QUESTIONS_ID = 'questions';

/** From a notice to the questions: on a page the edge drew the browser went there itself. */
export function useGoToQuestions(): void {
  const wasDrawn = useRef(!useHydrated());
  useEffect(() => {
    if (wasDrawn.current || location.hash !== `#${QUESTIONS_ID}`) return;
    document.getElementById(QUESTIONS_ID)?.scrollIntoView();
  }, []);
}
