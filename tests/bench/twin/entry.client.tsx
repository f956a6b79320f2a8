export * from "~/entry.client";
