import { useEffect, useState } from 'react';
import { lookAtTop, nextLook } from './header-look';

/** How the header looks now; a page that was opened far down is past the change, but its header is in sight. */
export function useHeaderLook(): { readonly isPast: boolean; readonly isHidden: boolean } {
  const [shown, setShown] = useState<{ isPast: boolean; isHidden: boolean }>(lookAtTop);

  useEffect(() => {
    let look = { ...nextLook(lookAtTop, window.scrollY), isHidden: false };
    const show = () => {
      const { isPast, isHidden } = look;
      setShown((last) => (last.isPast === isPast && last.isHidden === isHidden ? last : { isPast, isHidden }));
    };
    const follow = () => {
      look = nextLook(look, window.scrollY);
      show();
    };
    show();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return shown;
}
