import { VisuallyHidden } from '@selvedge/ui';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { useHydrated } from '../layout/use-hydrated';
import { m } from '../paraglide/messages';
import { boundedQuantity, type QuantityBounds } from './quantity';
import styles from './quantity-input.module.css';

/**
 * How many: a number between its bounds, with a button for one less and one more where scripts run. Without script the
 * browser's own number field does it, and holds the same bounds.
 */
export function QuantityInput({
  name,
  bounds,
  quantity,
  label,
  labelHidden = false,
  describedBy,
  invalid = false,
  onChange,
}: {
  readonly name: string;
  readonly bounds: QuantityBounds;
  readonly quantity: number;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  /** Told when a quantity within the bounds was chosen. */
  readonly onChange?: (quantity: number) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();

  // A quantity may change from outside (another tab, an undo), but never under the fingers of who types.
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = String(quantity);
  }, [quantity]);

  const choose = (wanted: number) => {
    const chosen = boundedQuantity(wanted, bounds);
    if (input.current) input.current.value = String(chosen);
    onChange?.(chosen);
  };
  const step = (by: number) => choose((input.current?.valueAsNumber || quantity) + by);
  const typed = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // While somebody types, a number may be out of bounds for a moment; it is brought back when the field is left.
    if (currentTarget.validity.valid && currentTarget.value !== '') onChange?.(currentTarget.valueAsNumber);
  };
  return (
    <div className={styles.quantity}>
      <label className={styles.label} htmlFor={id}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={styles.row}>
        {isHydrated && <Step sign="−" label={m.one_less()} controls={id} onStep={() => step(-(bounds.step ?? 1))} />}
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="number"
          inputMode="numeric"
          name={name}
          min={bounds.min}
          max={bounds.max}
          step={bounds.step ?? 1}
          required
          defaultValue={quantity}
          autoComplete="off"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={typed}
          onBlur={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          // The form may be sent from here, before the field is left.
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && choose(currentTarget.valueAsNumber)}
        />
        {isHydrated && <Step sign="+" label={m.one_more()} controls={id} onStep={() => step(bounds.step ?? 1)} />}
      </div>
    </div>
  );
}

function Step(props: { sign: string; label: string; controls: string; onStep: () => void }) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={props.label}
      aria-controls={props.controls}
      onClick={props.onStep}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  );
}
