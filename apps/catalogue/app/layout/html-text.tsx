import { classNames } from '@selvedge/ui';
import styles from './html-text.module.css';

/** A text of the mill's own, whose HTML the server has made safe. */
export function HtmlText({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  return <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
