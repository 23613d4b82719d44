import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { UiLink, type UiLinkProps } from './ui-link';

/** `primary` is the one thing to do, `plain` stands beside it, `quiet` is an underlined word, `dark` closes a form row. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'dark';

interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly wide?: boolean;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** At work: the label stays, a second press does nothing. */
  readonly busy?: boolean;
}

export function Button({ kind, wide, busy, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClasses({ kind, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      // Not `disabled`: the focus would be lost while the work goes on.
      onClick={busy ? refuse : onClick}
      {...rest}
    />
  );
}

/** Also keeps a button that sends a form from sending it again. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button, for actions that lead somewhere. */
export function LinkButton({ kind, wide, className, ...rest }: UiLinkProps & ButtonLook) {
  return <UiLink className={buttonClasses({ kind, wide }, className)} {...rest} />;
}

function buttonClasses(
  { kind = 'primary', wide = false }: { kind?: ButtonKind | undefined; wide?: boolean | undefined },
  className: string | undefined,
): string {
  return classNames(styles.button, styles[kind], wide && styles.wide, className);
}
