import { codes, type ProductCheckAction, productCheckAction, productCheckDialog } from '@selvedge/error-catalogue';
import { Button, Dialog, LinkButton } from '@selvedge/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTextLocale } from '../language/use-locale';
import { useGoTo } from '../links/use-go-to';
import { m } from '../paraglide/messages';

/** What the page does after the check of a product: go on, or one of the three actions of specification §4. */
export type ProductCheckReaction = 'proceed' | ProductCheckAction;

/**
 * The reaction to the status of a product check: 0 goes on, 3 reloads the page, 5 reminds of the inventory limit, any
 * other goes back to home (specification §4, §8).
 *
 * @example
 * reactToProductCheck(5); // 'remind'
 */
export function reactToProductCheck(status: number): ProductCheckReaction {
  return status === codes.success ? 'proceed' : productCheckAction(status);
}

export interface ProductCheck {
  /** Does what the status asks for, and tells whether the buyer may go on. */
  readonly react: (status: number) => boolean;
  /** To be rendered wherever the check is used. */
  readonly dialog: ReactNode;
}

/** Lets a screen react to the status of a product check. */
export function useProductCheck(): ProductCheck {
  const [isReminding, setReminding] = useState(false);
  const goTo = useGoTo();
  const close = useCallback(() => setReminding(false), []);

  const act: Readonly<Record<ProductCheckReaction, () => void>> = {
    proceed: () => {},
    reload: () => window.location.reload(),
    remind: () => setReminding(true),
    home: () => void goTo('/'),
  };
  return {
    react(status) {
      const reaction = reactToProductCheck(status);
      act[reaction]();
      return reaction === 'proceed';
    },
    dialog: <ProductCheckDialog isOpen={isReminding} onClose={close} />,
  };
}

/** Says that more was asked for than there is, and offers the other products (specification §8). */
export function ProductCheckDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const locale = useTextLocale();
  const { title, text, ok, otherProducts } = productCheckDialog;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      title={title[locale]}
      closeLabel={m.close()}
      actions={
        <>
          <Button onClick={onClose}>{ok[locale]}</Button>
          <LinkButton kind="plain" href="/product-products">
            {otherProducts[locale]}
          </LinkButton>
        </>
      }
    >
      <p>{text[locale]}</p>
    </Dialog>
  );
}
