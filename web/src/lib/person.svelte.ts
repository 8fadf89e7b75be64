/** The person signed in on this device. */
import { api } from "./api";
import { Refusal } from "./hall";
import { isRecord, load, save } from "./storage";

interface Session {
  name: string;
  token: string;
}
const isSession = (value: unknown): value is Session =>
  isRecord(value) && typeof value.name === "string" && typeof value.token === "string";

/** Who is signed in on this device, if anybody. */
class Person {
  private session: Session | null = $state.raw(load<Session | null>("person", null, isSession));

  get name(): string | null {
    return this.session?.name ?? null;
  }

  get token(): string | null {
    return this.session?.token ?? null;
  }

  private set(session: Session | null): void {
    this.session = session;
    save("person", session ?? undefined);
  }

  async claim(name: string, passphrase: string): Promise<void> {
    this.set(await api.claim(name, passphrase));
  }

  async signIn(name: string, passphrase: string): Promise<void> {
    this.set(await api.signIn(name, passphrase));
  }

  async signOut(): Promise<void> {
    const token = this.token;
    this.set(null);
    if (token) await api.signOut(token).catch(() => undefined);
  }

  async signOutElsewhere(): Promise<void> {
    if (this.token) await api.signOutElsewhere(this.token);
  }

  async changePassphrase(passphrase: string, changed: string): Promise<void> {
    if (this.token) await api.changePassphrase(passphrase, changed, this.token);
  }

  /** Delete the name for ever, and go on as a guest. */
  async deleteName(passphrase: string): Promise<void> {
    if (!this.token) return;
    await api.deleteName(passphrase, this.token);
    this.set(null);
  }

  /** Ask whether the server still knows this device; one it does not know is a guest's. */
  async check(): Promise<void> {
    if (!this.token) return;
    try {
      await api.me(this.token);
    } catch (error) {
      if (error instanceof Refusal && error.code === "not_signed_in") this.set(null);
    }
  }
}

export const person = new Person();
