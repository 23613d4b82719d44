import { onQuestions, openQuestion } from '@selvedge/ui';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const Question = lazy(() => import('./question'));

const none = () => undefined;

/** Where the page asks before it does something. Nothing of it is loaded before there is something to ask. */
export function QuestionPlace() {
  const question = useSyncExternalStore(onQuestions, openQuestion, none);
  const [wasAsked, setWasAsked] = useState(false);
  if (question && !wasAsked) setWasAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense>
      <Question />
    </Suspense>
  );
}
