import type { ComponentProps } from 'react';
import styles from './choice.module.css';

type ChoiceProps = ComponentProps<'input'> & { readonly type: 'checkbox' | 'radio' };

/** A box to tick or a way to choose, with its words beside it: all of it can be pressed. */
export function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input {...input} />
      <span>{children}</span>
    </label>
  );
}
