import { vi } from "vitest";

// Files of tests share a process, which is quick, but no state: each imports what it tests anew.
vi.resetModules();
