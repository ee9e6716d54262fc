import { createHash } from 'node:crypto';

/** A person who can sign in at the simulated OpenID provider. */
export type SimulatedPerson = { email: string; name: string; isVerified: boolean };

/** The people that the sign-in page offers. */
export const samplePeople: readonly SimulatedPerson[] = [
  { email: 'ana.torres@example.com', name: 'Ana Torres', isVerified: true },
  { email: 'ben.carter@example.com', name: 'Ben Carter', isVerified: true },
  { email: 'unverified@example.com', name: 'Uma Novak', isVerified: false },
];

/**
 * Returns the OpenID subject of an email. The subject is the same after restarts and on all machines, and does not
 * reveal the email.
 */
const subjectOf = (email: string): string =>
  createHash('sha256').update(`portada simulator ${email.toLowerCase()}`).digest('hex').slice(0, 24);

/** The people who have signed in at the simulated provider since the process started. */
export class SimulatedAccounts {
  private readonly bySubject = new Map<string, SimulatedPerson>();

  /** @param issuer URL of the simulated provider, below which photos are served */
  constructor(private readonly issuer: string) {}

  /** Stores a person who signs in. @returns the OpenID subject of the person */
  keep(person: SimulatedPerson): string {
    const subject = subjectOf(person.email);
    this.bySubject.set(subject, person);
    return subject;
  }

  /** Returns the name of the person with an OpenID subject; null if no person with this subject has signed in. */
  nameOf(subject: string): string | null {
    return this.bySubject.get(subject)?.name ?? null;
  }

  /**
   * Returns the claims of an OpenID subject (OpenID Connect Core 1.0 section 5.1). The photo URL has the form of
   * Google's photo URLs.
   */
  claimsOf(subject: string): Record<string, unknown> & { sub: string } {
    const person = this.bySubject.get(subject);
    if (!person) return { sub: subject };
    const [given = person.name] = person.name.split(' ');
    return {
      sub: subject,
      email: person.email,
      email_verified: person.isVerified,
      name: person.name,
      given_name: given,
      picture: `${this.issuer}/photos/${subject}=s96-c`,
    };
  }
}
