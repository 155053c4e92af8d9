export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      card_states: {
        Row: {
          card_id: string;
          difficulty: number;
          due: string;
          engine: string;
          lapses: number;
          last_review: string | null;
          log_length: number;
          reps: number;
          stability: number;
          state: number;
          step: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          card_id: string;
          difficulty: number;
          due: string;
          engine: string;
          lapses: number;
          last_review?: string | null;
          log_length: number;
          reps: number;
          stability: number;
          state: number;
          step: number;
          user_id: string;
        };
        Update: {
          card_id?: string;
          difficulty?: number;
          due?: string;
          engine?: string;
          lapses?: number;
          last_review?: string | null;
          log_length?: number;
          reps?: number;
          stability?: number;
          state?: number;
          step?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "card_states_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_card_is_the_owners";
            columns: ["card_id", "user_id"];
            isOneToOne: true;
            referencedRelation: "cards";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      cards: {
        Row: {
          back: string;
          choices: Json | null;
          created_at: string;
          edited_at: string | null;
          first: number;
          front: string;
          id: string;
          kind: string;
          last: number;
          origin: string;
          quote: string;
          rank: number;
          recording_id: string;
          source_changed: boolean;
          source_hash: string;
          standing: string;
          start_s: number | null;
          suspended: boolean;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          back: string;
          choices?: Json | null;
          created_at?: string;
          edited_at?: string | null;
          first: number;
          front: string;
          id?: string;
          kind: string;
          last: number;
          origin: string;
          quote: string;
          rank?: number;
          recording_id: string;
          source_changed?: boolean;
          source_hash: string;
          standing?: string;
          start_s?: number | null;
          suspended?: boolean;
          user_id: string;
        };
        Update: {
          back?: string;
          choices?: Json | null;
          created_at?: string;
          edited_at?: string | null;
          first?: number;
          front?: string;
          id?: string;
          kind?: string;
          last?: number;
          origin?: string;
          quote?: string;
          rank?: number;
          recording_id?: string;
          source_changed?: boolean;
          source_hash?: string;
          standing?: string;
          start_s?: number | null;
          suspended?: boolean;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "cards_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      course_corrections: {
        Row: {
          created_at: string;
          folder_id: string;
          heard: string;
          id: string;
          kind: string;
          shown: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          folder_id: string;
          heard: string;
          id: string;
          kind: string;
          shown: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          folder_id?: string;
          heard?: string;
          id?: string;
          kind?: string;
          shown?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "course_corrections_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_folder_is_the_owners";
            columns: ["folder_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "folders";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      course_end_receipts: {
        Row: {
          cards: number;
          course_end: string;
          deleted_at: string;
          folder_id: string;
          folder_name: string;
          id: string;
          recordings: number;
          reviews: number;
          tags: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          cards: number;
          course_end: string;
          deleted_at: string;
          folder_id: string;
          folder_name: string;
          id?: string;
          recordings: number;
          reviews: number;
          tags: number;
          user_id: string;
        };
        Update: {
          cards?: number;
          course_end?: string;
          deleted_at?: string;
          folder_id?: string;
          folder_name?: string;
          id?: string;
          recordings?: number;
          reviews?: number;
          tags?: number;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "course_end_receipts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      folders: {
        Row: {
          color: string;
          course_end: string | null;
          course_end_noticed_at: string | null;
          created_at: string;
          description: string | null;
          exam_date: string | null;
          exam_name: string | null;
          exam_target: number | null;
          id: string;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          color?: string;
          course_end?: string | null;
          course_end_noticed_at?: string | null;
          created_at?: string;
          description?: string | null;
          exam_date?: string | null;
          exam_name?: string | null;
          exam_target?: number | null;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          color?: string;
          course_end?: string | null;
          course_end_noticed_at?: string | null;
          created_at?: string;
          description?: string | null;
          exam_date?: string | null;
          exam_name?: string | null;
          exam_target?: number | null;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      practice_settings: {
        Row: {
          new_per_day: number;
          retention: number;
          time_zone: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          new_per_day?: number;
          retention?: number;
          time_zone?: string | null;
          user_id: string;
        };
        Update: {
          new_per_day?: number;
          retention?: number;
          time_zone?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "practice_settings_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      recording_corrections: {
        Row: {
          corrected: Json | null;
          corrections: NonNullable<Json>;
          recording_id: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          corrected?: Json | null;
          corrections?: NonNullable<Json>;
          recording_id: string;
          user_id: string;
          version?: number;
        };
        Update: {
          corrected?: Json | null;
          corrections?: NonNullable<Json>;
          recording_id?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "recording_corrections_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      recording_outlines: {
        Row: {
          cards: Json | null;
          chapters: NonNullable<Json>;
          dates: Json | null;
          forms: Json | null;
          points: Json | null;
          questions: NonNullable<Json>;
          recording_id: string;
          tasks: Json | null;
          terms: NonNullable<Json>;
          thesis: Json | null;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          cards?: Json | null;
          chapters: NonNullable<Json>;
          dates?: Json | null;
          forms?: Json | null;
          points?: Json | null;
          questions: NonNullable<Json>;
          recording_id: string;
          tasks?: Json | null;
          terms: NonNullable<Json>;
          thesis?: Json | null;
          user_id: string;
          version: number;
        };
        Update: {
          cards?: Json | null;
          chapters?: NonNullable<Json>;
          dates?: Json | null;
          forms?: Json | null;
          points?: Json | null;
          questions?: NonNullable<Json>;
          recording_id?: string;
          tasks?: Json | null;
          terms?: NonNullable<Json>;
          thesis?: Json | null;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "recording_outlines_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      recording_segments: {
        Row: {
          opening: NonNullable<Json>;
          recording_id: string;
          segments: NonNullable<Json>;
          user_id: string;
          wave: string | null;
        };
        ComputedFields: never;
        Insert: {
          opening?: never;
          recording_id: string;
          segments: NonNullable<Json>;
          user_id: string;
          wave?: never;
        };
        Update: {
          opening?: never;
          recording_id?: string;
          segments?: NonNullable<Json>;
          user_id?: string;
          wave?: never;
        };
        Relationships: [
          {
            foreignKeyName: "recording_segments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      recording_tags: {
        Row: {
          recording_id: string;
          tag_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          recording_id: string;
          tag_id: string;
          user_id: string;
        };
        Update: {
          recording_id?: string;
          tag_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "the_recording_is_the_owners";
            columns: ["recording_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "recordings";
            referencedColumns: ["id", "user_id"];
          },
          {
            foreignKeyName: "the_tag_is_the_owners";
            columns: ["tag_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "tags";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      recordings: {
        Row: {
          ai_notes: string | null;
          ai_summary: string | null;
          created_at: string;
          folder_id: string | null;
          has_transcript: boolean;
          id: string;
          is_favorite: boolean;
          is_read: boolean;
          language: string | null;
          minutes: number | null;
          original_name: string;
          recording_icon: string | null;
          recording_icon_color: string | null;
          status: string;
          summary_opening: string | null;
          transcript: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          ai_notes?: string | null;
          ai_summary?: string | null;
          created_at?: string;
          folder_id?: string | null;
          has_transcript?: never;
          id?: string;
          is_favorite?: boolean;
          is_read?: boolean;
          language?: string | null;
          minutes?: number | null;
          original_name: string;
          recording_icon?: string | null;
          recording_icon_color?: string | null;
          status?: string;
          summary_opening?: never;
          transcript?: string | null;
          user_id: string;
        };
        Update: {
          ai_notes?: string | null;
          ai_summary?: string | null;
          created_at?: string;
          folder_id?: string | null;
          has_transcript?: never;
          id?: string;
          is_favorite?: boolean;
          is_read?: boolean;
          language?: string | null;
          minutes?: number | null;
          original_name?: string;
          recording_icon?: string | null;
          recording_icon_color?: string | null;
          status?: string;
          summary_opening?: never;
          transcript?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "recordings_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_folder_is_the_owners";
            columns: ["folder_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "folders";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      reviews: {
        Row: {
          card_id: string;
          device: string | null;
          device_number: number | null;
          elapsed_ms: number | null;
          id: string;
          rating: number | null;
          received_at: string;
          retention: number;
          reviewed_at: string;
          undoes: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          card_id: string;
          device?: string | null;
          device_number?: number | null;
          elapsed_ms?: number | null;
          id: string;
          rating?: number | null;
          received_at?: string;
          retention: number;
          reviewed_at: string;
          undoes?: string | null;
          user_id: string;
        };
        Update: {
          card_id?: string;
          device?: string | null;
          device_number?: number | null;
          elapsed_ms?: number | null;
          id?: string;
          rating?: number | null;
          received_at?: string;
          retention?: number;
          reviewed_at?: string;
          undoes?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "reviews_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "the_card_is_the_owners";
            columns: ["card_id", "user_id"];
            isOneToOne: false;
            referencedRelation: "cards";
            referencedColumns: ["id", "user_id"];
          },
        ];
      };
      study_guides: {
        Row: {
          content: string | null;
          created_at: string;
          icon: string | null;
          icon_color: string | null;
          id: string;
          title: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content?: string | null;
          created_at?: string;
          icon?: string | null;
          icon_color?: string | null;
          id?: string;
          title: string;
          user_id: string;
        };
        Update: {
          content?: string | null;
          created_at?: string;
          icon?: string | null;
          icon_color?: string | null;
          id?: string;
          title?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "study_guides_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      tags: {
        Row: {
          color: string;
          created_at: string;
          id: string;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          color?: string;
          created_at?: string;
          id?: string;
          name: string;
          user_id: string;
        };
        Update: {
          color?: string;
          created_at?: string;
          id?: string;
          name?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "tags_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      user_info: {
        Row: {
          default_summary_style: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          default_summary_style?: string;
          id: string;
        };
        Update: {
          default_summary_style?: string;
          id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      profiles: {
        Row: {
          bonus_recording_time: number;
          free_week: boolean | null;
          free_week_end: string | null;
          id: string;
          is_subscribed: boolean | null;
          recording_time: number | null;
          referral_code: string;
          referral_count: number;
          referred_by_code: string | null;
          stripe_customer_id: string | null;
          subscription_end_date: string | null;
          subscription_plan_cancelled: boolean;
        };
        ComputedFields: never;
        Insert: {
          bonus_recording_time?: number | null;
          free_week?: boolean | null;
          free_week_end?: string | null;
          id?: string | null;
          is_subscribed?: boolean | null;
          recording_time?: number | null;
          referral_code?: string | null;
          referral_count?: number | null;
          referred_by_code?: string | null;
          stripe_customer_id?: string | null;
          subscription_end_date?: string | null;
          subscription_plan_cancelled?: boolean | null;
        };
        Update: {
          bonus_recording_time?: number | null;
          free_week?: boolean | null;
          free_week_end?: string | null;
          id?: string | null;
          is_subscribed?: boolean | null;
          recording_time?: number | null;
          referral_code?: string | null;
          referral_count?: number | null;
          referred_by_code?: string | null;
          stripe_customer_id?: string | null;
          subscription_end_date?: string | null;
          subscription_plan_cancelled?: boolean | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      append_reviews: {
        Args: { p_device?: string; p_engine: string; p_reviews: Json; p_sent_at?: string; p_user_id: string };
        Returns: {
          ahead: string[];
          logs: Json;
          missing: string[];
          retry_after: number;
          server_time: string;
        }[];
      };
      apply_stripe_event: {
        Args: {
          p_customer_id: string;
          p_end_date: string;
          p_event_id: string;
          p_is_cancelled: boolean;
          p_is_subscribed: boolean;
          p_look: number;
        };
        Returns: string;
      };
      begin_deletion: { Args: { p_user_id: string }; Returns: undefined };
      begin_stripe_event: {
        Args: { p_customer_id: string; p_event_id: string };
        Returns: {
          look: number;
          outcome: string;
        }[];
      };
      cards_to_ask: {
        Args: { p_card_ids: string[] };
        Returns: {
          back: string;
          choices: Json;
          created_at: string;
          difficulty: number;
          due: string;
          edited_at: string;
          first: number;
          front: string;
          id: string;
          kind: string;
          language: string;
          lapses: number;
          last: number;
          last_review: string;
          log_length: number;
          origin: string;
          quote: string;
          recording_id: string;
          recording_name: string;
          reps: number;
          stability: number;
          start_s: number;
          state: number;
          step: number;
        }[];
      };
      change_corrections: {
        Args: { p_add?: Json; p_recording_id: string; p_undo?: string[]; p_version: number };
        Returns: Json;
      };
      change_folder: { Args: { p_folder_id: string; p_shown: Json; p_text: Json }; Returns: string };
      change_notes: { Args: { p_notes: string; p_recording_id: string; p_shown: string }; Returns: string };
      change_recordings: {
        Args: {
          p_add_tags?: string[];
          p_folder_id?: string;
          p_id: string;
          p_is_favorite?: boolean;
          p_moves?: boolean;
          p_recording_ids: string[];
          p_remove_tags?: string[];
        };
        Returns: number;
      };
      charge_assistant_turn: {
        Args: {
          p_address?: string;
          p_all_tokens?: number;
          p_most_tokens?: number;
          p_most_turns?: number;
          p_tokens: number;
          p_turn: number;
          p_user_id: string;
        };
        Returns: {
          outcome: string;
          share: string;
        }[];
      };
      claim_outline_job: {
        Args: { p_reads: boolean; p_version: number };
        Returns: {
          language: string;
          lease: string;
          parts: Json;
          reads: boolean;
          recording_id: string;
          segments: Json;
          transcript: string;
        }[];
      };
      claim_summary_job: {
        Args: { p_recording_id?: string };
        Returns: {
          attempt: number;
          language: string;
          lease: string;
          name: string;
          recording_id: string;
          segments: Json;
          style: string;
          transcript: string;
        }[];
      };
      confirm_address: { Args: Record<PropertyKey, never>; Returns: boolean };
      course_contents: {
        Args: { p_folder_id: string };
        Returns: {
          cards: number;
          preparing: number;
          recordings: number;
          reviews: number;
          tags: number;
        }[];
      };
      course_end_backlog: { Args: Record<PropertyKey, never>; Returns: Json };
      course_ends: {
        Args: Record<PropertyKey, never>;
        Returns: {
          cards: number;
          course_end: string;
          folder_id: string;
          folder_name: string;
          preparing: number;
          recordings: number;
          reviews: number;
          tags: number;
        }[];
      };
      create_user_context: {
        Args: { p_identity_hashes: string[]; p_user_id: string };
        Returns: {
          pre_existing: boolean;
        }[];
      };
      customers_left_by: {
        Args: { p_user_id: string };
        Returns: {
          stripe_customer_id: string;
        }[];
      };
      delete_recordings: { Args: { p_recording_ids: string[] }; Returns: number };
      describe_schedule: { Args: Record<PropertyKey, never>; Returns: Json };
      describe_schema: { Args: Record<PropertyKey, never>; Returns: Json };
      due_cards: {
        Args: { p_folder_id?: string; p_limit?: number; p_recording_id?: string; p_time_zone?: string };
        Returns: {
          back: string;
          choices: Json;
          created_at: string;
          difficulty: number;
          due: string;
          edited_at: string;
          first: number;
          front: string;
          id: string;
          kind: string;
          language: string;
          lapses: number;
          last: number;
          last_review: string;
          log_length: number;
          origin: string;
          quote: string;
          recording_id: string;
          recording_name: string;
          reps: number;
          stability: number;
          start_s: number;
          state: number;
          step: number;
        }[];
      };
      end_deletion: {
        Args: { p_user_id: string };
        Returns: {
          cards: number;
          folders: number;
          recordings: number;
          reviews: number;
          study_guides: number;
          tags: number;
        }[];
      };
      end_next_course: { Args: Record<PropertyKey, never>; Returns: boolean };
      exam_material: { Args: { p_folder_id: string; p_time_zone?: string }; Returns: Json };
      export_cards: { Args: { p_recording_ids: string[] }; Returns: Json };
      find_unit_passages: {
        Args: { p_folder_id?: string; p_recording_ids?: string[]; p_words: string[] };
        Returns: Json;
      };
      finish_summary_job: { Args: { p_lease: string; p_recording_id: string; p_summary: string }; Returns: boolean };
      forget_customer: { Args: { p_customer_id: string }; Returns: boolean };
      forget_person: { Args: { p_user_id: string }; Returns: boolean };
      index_next_text: { Args: Record<PropertyKey, never>; Returns: boolean };
      is_address_confirmed: { Args: Record<PropertyKey, never>; Returns: boolean };
      keep_stripe_customer: {
        Args: { p_customer_id: string; p_instead_of?: string; p_user_id: string };
        Returns: string;
      };
      kept_data_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      list_card_logs: {
        Args: { p_after?: string; p_after_user?: string };
        Returns: {
          card_id: string;
          log: Json;
          state: Json;
          user_id: string;
        }[];
      };
      mark_recordings_read: { Args: { p_is_read: boolean; p_recording_ids: string[] }; Returns: number };
      postpone_outline_job: { Args: { p_lease: string; p_recording_id: string }; Returns: boolean };
      practice_days: {
        Args: { p_days?: number; p_time_zone?: string };
        Returns: {
          asked: number;
          day: string;
          introduced: number;
          recalled: number;
          reviews: number;
        }[];
      };
      practice_overview: {
        Args: { p_time_zone?: string };
        Returns: {
          changed: number;
          due: number;
          folder_id: string;
          kept: number;
          learning: number;
          "new": number;
          next_due: string;
          recording_id: string;
          recording_name: string;
          suspended: number;
        }[];
      };
      practice_today: {
        Args: { p_time_zone?: string };
        Returns: {
          day: string;
          ends_at: string;
          new_left: number;
          starts_at: string;
          time_zone: string;
        }[];
      };
      queue_outlines: { Args: { p_version: number }; Returns: number };
      queue_reading: { Args: { p_recording_id: string }; Returns: undefined };
      read_also_said: { Args: { p_recording_id: string }; Returns: Json };
      read_sent_name: {
        Args: { p_recording_id: string };
        Returns: {
          created_at: string;
          sent_name: string;
        }[];
      };
      read_unit: { Args: { p_derived?: boolean; p_folder_id?: string; p_recording_ids?: string[] }; Returns: Json };
      read_unit_terms: { Args: { p_folder_id: string }; Returns: Json };
      redeem_referral_code: {
        Args: { p_code: string; p_identity_hashes?: string[]; p_user_id: string };
        Returns: string;
      };
      refuse_ended_session: { Args: Record<PropertyKey, never>; Returns: undefined };
      release_outline_job: { Args: { p_error: string; p_lease: string; p_recording_id: string }; Returns: boolean };
      release_summary_job: { Args: { p_error: string; p_lease: string; p_recording_id: string }; Returns: boolean };
      remember_correction: {
        Args: { p_folder_id: string; p_from: string; p_id: string; p_kind: string; p_to: string };
        Returns: boolean;
      };
      remember_redemption: { Args: { p_identity_hashes: string[]; p_user_id: string }; Returns: undefined };
      remember_sent_name: { Args: { p_name: string; p_recording_id: string; p_title: string }; Returns: boolean };
      renew_recording: { Args: { p_language: string; p_recording_id: string; p_title: string }; Returns: boolean };
      replace_written_words: {
        Args: { p_from: string; p_id: string; p_recording_id: string; p_to: string };
        Returns: number;
      };
      restore_outlines: { Args: { p_version: number }; Returns: number };
      retry_summary_job: {
        Args: { p_recording_id: string; p_user_id: string };
        Returns: {
          outcome: string;
          retry_after: number;
        }[];
      };
      rewrite_summary_job: {
        Args: { p_recording_id: string; p_user_id: string };
        Returns: {
          outcome: string;
          retry_after: number;
        }[];
      };
      search_recordings: {
        Args: { p_favorites?: boolean; p_folder_id?: string; p_from?: string; p_query: string; p_until?: string };
        Returns: Json;
      };
      settle_assistant_turn: {
        Args: { p_address?: string; p_share: string; p_tokens: number; p_turn: number; p_user_id: string };
        Returns: undefined;
      };
      settle_summary_tokens: {
        Args: { p_recording_id: string; p_reserved: number; p_share: string; p_tokens: number };
        Returns: undefined;
      };
      store_card_states: { Args: { p_engine: string; p_states: Json; p_user_id: string }; Returns: Json };
      store_outline: { Args: { p_outline: Json; p_recording_id: string; p_version: number }; Returns: boolean };
      store_own_card: {
        Args: { p_card: Json; p_recording_id: string; p_user_id: string };
        Returns: {
          card: Json;
          outcome: string;
        }[];
      };
      store_proposed_cards: {
        Args: { p_cards: Json; p_origin: string; p_recording_id: string; p_user_id: string };
        Returns: {
          cards: Json;
          outcome: string;
        }[];
      };
      store_reading_part: {
        Args: {
          p_first: number;
          p_last: number;
          p_lease: string;
          p_reading: Json;
          p_recording_id: string;
          p_version: number;
        };
        Returns: boolean;
      };
      store_recording: {
        Args: {
          p_client_id: string;
          p_color?: string;
          p_icon?: string;
          p_language?: string;
          p_minutes: number;
          p_name: string;
          p_segments?: Json;
          p_started_at: string;
          p_transcript: string;
          p_user_id: string;
        };
        Returns: {
          minutes_left: number;
          minutes_needed: number;
          outcome: string;
          recording_id: string;
          retry_after: number;
          status: string;
        }[];
      };
      store_study_guide: {
        Args: {
          p_client_id: string;
          p_color?: string;
          p_content: string;
          p_icon?: string;
          p_title: string;
          p_user_id: string;
        };
        Returns: {
          outcome: string;
          retry_after: number;
          study_guide_id: string;
        }[];
      };
      tagged_recordings: { Args: Record<PropertyKey, never>; Returns: Json };
      take_assistant_turn: {
        Args: { p_recording_id?: string; p_user_id: string };
        Returns: {
          outcome: string;
          recording: Json;
          retry_after: number;
          turn: number;
        }[];
      };
      take_payment_turn: {
        Args: { p_user_id: string };
        Returns: {
          outcome: string;
          retry_after: number;
          turn: number;
        }[];
      };
      take_storage: { Args: { p_bytes: number; p_user_id: string }; Returns: number };
      take_summary_tokens: {
        Args: { p_all_tokens?: number; p_most_tokens?: number; p_recording_id: string; p_tokens: number };
        Returns: string;
      };
      undo_recording_change: { Args: { p_id: string }; Returns: boolean };
      undo_replacement: { Args: { p_id: string }; Returns: boolean };
      written_places: { Args: { p_from: string; p_recording_id: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
