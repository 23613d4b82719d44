/** The mill's mark: the five lifts of a satin, with the two corners that tie it to its neighbours. */
export function WovenMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 30 30" width="22" height="22" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h6v6H0zM12 6h6v6h-6zM24 12h6v6h-6zM6 18h6v6H6zM18 24h6v6h-6zM24 0h6v6h-6zM0 24h6v6H0z"
      />
    </svg>
  );
}
