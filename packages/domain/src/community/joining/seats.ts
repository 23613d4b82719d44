/** Somebody whom a company names for one of its seats. */
export interface SeatPerson {
  readonly name: string;
  readonly email: string;
  readonly post: string;
  readonly isContact: boolean;
}

/** What is wrong with the people of a company, and with which of them. */
export interface SeatFault {
  readonly place: number;
  readonly field: 'name' | 'email' | 'is_contact';
  readonly kind: 'missing' | 'twice' | 'too_many';
}

/**
 * The most seats that one company can have.
 *
 * @example
 * mostSeats; // 50
 */
export const mostSeats = 50;

/**
 * What is wrong with the people whom a company names: each has a name and an address of their own, exactly one of them is
 * the contact, and they are no more than there are seats.
 *
 * @example
 * const colleague = { name: '王小明', email: 'wang@mill.example', post: '', isContact: true };
 * seatFaults([colleague], 3); // []
 * seatFaults([{ ...colleague, isContact: false }], 3); // [{ place: 0, field: 'is_contact', kind: 'missing' }]
 */
export function seatFaults(people: readonly SeatPerson[], seats: number): readonly SeatFault[] {
  const faults: SeatFault[] = [];
  const addresses = new Set<string>();
  people.forEach(({ name, email }, place) => {
    const address = email.trim().toLowerCase();
    if (name.trim() === '') faults.push({ place, field: 'name', kind: 'missing' });
    if (address === '') faults.push({ place, field: 'email', kind: 'missing' });
    else if (addresses.has(address)) faults.push({ place, field: 'email', kind: 'twice' });
    if (place >= seats) faults.push({ place, field: 'name', kind: 'too_many' });
    addresses.add(address);
  });
  const contacts = people.flatMap(({ isContact }, place) => (isContact ? [place] : []));
  if (contacts.length === 0) faults.push({ place: 0, field: 'is_contact', kind: 'missing' });
  for (const place of contacts.slice(1)) faults.push({ place, field: 'is_contact', kind: 'twice' });
  return faults;
}
