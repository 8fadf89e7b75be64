/** Short messages that come and go. */

export interface Toast {
  id: number;
  text: string;
  kind: "told" | "wrong";
}

class Toasts {
  all: Toast[] = $state([]);
  private number = 0;

  /** Show a sentence for a while. */
  tell(text: string, kind: Toast["kind"] = "told"): void {
    if (!text || this.all.some((one) => one.text === text)) return;
    this.number += 1;
    const id = this.number;
    this.all = [...this.all.slice(-2), { id, text, kind }];
    setTimeout(() => this.away(id), 3_000 + text.length * 60);
  }

  away(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
