/** The mill's mark: a twill that turns, with the corner that ties it to the next repeat. */
export function WovenMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="22" height="22" aria-hidden="true">
      <path
        fill="currentColor"
        d="M0 0h8v8H0zM16 0h8v8h-8zM8 8h8v8H8zM24 8h8v8h-8zM16 16h8v8h-8zM0 24h8v8H0zM24 24h8v8h-8z"
      />
    </svg>
  );
}
